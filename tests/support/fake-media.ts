import type { Answers } from './fake-call.ts'

const file = {
  id: '7',
  name: 'clip.mp4',
  kind: 1,
  size: 2000,
  duration_ms: 12_000,
  width: 1080,
  height: 1920,
  address: '/private/media/7/file/1/x',
  cover: null,
  strip: null,
}

const choices = ['1', '2'].map((id) => ({
  id,
  title: `Footage ${id}`,
  kind: 1,
  duration_ms: 12_000,
  cover: null,
  licence_until_time: null,
  usable: true,
  product_title: 'Lamp',
}))

/** Ordinary answers of files that people bring: each is a video that is taken. */
export const mediaAnswers = (): Answers => ({
  '/api/v1/media/upload': () => ({ state: 2, received: 2000, file, duplicate: false, reason: '' }),
  '/api/v1/media/file': () => file,
  '/api/v1/clip/demand/materials': () => ({ list: choices }),
})
