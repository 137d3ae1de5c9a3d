import { expect, test } from 'vitest'
import { inTime, type Moment, waitingAfter } from '../../display/live/moments.ts'
import type { Wall } from '../../shared/live/wall.ts'
import { clipWall } from '../support/clip-wall.ts'
import { textFaults } from '../support/inspect-text.ts'
import { displayStage, second } from './support/open.ts'

const stage = displayStage()
const path = '/bossFilmCutter/screenOut'

const moment = (kind: Moment['kind'], n: number, t: number): Moment => ({
  id: `${kind}.CT00000${n}`,
  kind,
  task: `CT00000${n}`,
  title: '空气炸锅 首发开箱',
  cutter: '林晓',
  cover: null,
  t,
  amt: kind === 'published' ? null : 2690,
  plays: kind === 'hit' ? 123_456 : null,
})

const withMoments = (wall: Wall, moments: readonly Moment[]): Wall => {
  const hits = wall.zones.hits
  if (!hits) throw new Error('no hits')
  return {
    ...wall,
    head: { ...wall.head, version: `${wall.head.version}.${moments.length}` },
    zones: { ...wall.zones, hits: { ...hits, moments: [...moments] } },
  }
}

test('[CW16] moments wait for their turn in the order in which they happened; a first picture brings none, and late ones are dropped', () => {
  const [a, b, c] = [moment('published', 1, 100), moment('sold', 2, 110), moment('hit', 3, 120)]
  expect(waitingAfter([], undefined, [c, b, a], true)).toEqual([])
  expect(waitingAfter([], [a], [c, b, a], false)).toEqual([])
  expect(waitingAfter([], [a], [c, b, a], true)).toEqual([b, c])
  expect(waitingAfter([b], [a, b], [c, b, a], true)).toEqual([b, c])
  const many = [1, 2, 3, 4, 5, 6, 7].map((n) => moment('sold', n, 100 + n))
  expect(waitingAfter([], [], many, true).map(({ t }) => t)).toEqual([103, 104, 105, 106, 107])
  expect(inTime([a, b], 195)).toEqual([b])
})

test('[CW16] a clip that is published comes over from the board and turns its cover, one after the other, by transform and opacity alone', {
  tags: ['long'],
}, async () => {
  await using wall = await stage.open(path, { wall: clipWall('usual', second()) })
  const card = wall.page.locator('[data-moment]')
  await wall.page.locator('[data-hit]').first().waitFor()
  expect(await card.count()).toBe(0)
  const first = wall.relay.wall()
  const [one, two, late] = [
    moment('published', 1, second()),
    moment('sold', 2, second()),
    moment('hit', 3, second() - 600),
  ]
  wall.relay.push(withMoments(first, [two, one, late]))
  await card.waitFor()
  expect(await card.count()).toBe(1)
  expect(await card.getAttribute('data-moment')).toBe('published')
  expect(await card.innerText()).toContain('已发布')
  const moved = await wall.page.evaluate(() =>
    document.getAnimations().flatMap((one) => {
      const effect = one.effect as KeyframeEffect
      if (!effect.target?.closest('[data-moment]')) return []
      return effect.getKeyframes().flatMap((frame) => Object.keys(frame))
    }),
  )
  const known = ['offset', 'easing', 'composite', 'computedOffset', 'transform', 'opacity']
  expect(moved).toContain('transform')
  expect(moved.filter((name) => !known.includes(name))).toEqual([])
  await expect.poll(() => card.getAttribute('data-moment')).toBe('sold')
  expect(await card.innerText()).toContain('$26.90')
  await expect.poll(() => card.count()).toBe(0)
  expect(await wall.page.locator('[data-hit]').first().isVisible()).toBe(true)
  expect(wall.view.noise).toEqual([])
})

test.each([
  ['usual', 1280, 720, 'theme=light'],
  ['full', 1080, 1920, 'lang=en'],
] as const)(
  '[CW16] a moment stands within its place and still where nothing moves (%s, %dx%d %s)',
  { tags: ['long'] },
  async (state, width, height, query) => {
    await using wall = await stage.open(`${path}?still&${query}`, { wall: clipWall(state, second()), width, height })
    await wall.page.locator('[data-hit]').first().waitFor()
    wall.relay.push(withMoments(wall.relay.wall(), [moment('hit', 1, second())]))
    const card = wall.page.locator('[data-moment="hit"]')
    await card.waitFor()
    expect(await card.evaluate((one) => getComputedStyle(one).animationName)).toBe('none')
    expect(await textFaults(wall.page)).toEqual([])
  },
)

test('[CW13] a clip without reported plays has a dash, one of an earlier day says until when', {
  tags: ['long'],
}, async () => {
  const first = clipWall('usual', second())
  const hits = first.zones.hits
  if (!hits) throw new Error('no hits')
  const of = (n: number): Wall => ({
    ...first,
    zones: { ...first.zones, hits: { ...hits, rows: hits.rows.slice(n, n + 1) } },
  })
  await using reported = await stage.open(`${path}?still`, { wall: of(0) })
  await reported.page.locator('[data-hit]').waitFor()
  expect(await reported.page.locator('.hit-by').innerText()).toMatch(/播放截至 \d\d-\d\d/)
  expect(await reported.page.locator('[data-metric="M19"]').getAttribute('data-value')).toBe('2770')
  await using unreported = await stage.open(`${path}?still`, { wall: of(4) })
  await unreported.page.locator('[data-hit]').waitFor()
  expect(await unreported.page.locator('.hit-figures dd').allInnerTexts()).toEqual(['—', '$6,200', '—'])
  expect(await unreported.page.locator('.hit-by').innerText()).not.toContain('截至')
})

test('[CW15] the library says what came, what there is, what ends and what nobody used, by kind and by source where there is room', {
  tags: ['long'],
}, async () => {
  await using lying = await stage.open(`${path}?still`, { wall: clipWall('alarming', second()) })
  const figures = lying.page.locator('[data-zone="materials"] dd')
  await figures.first().waitFor()
  expect(await figures.allInnerTexts()).toEqual(['128', '6', '7', '21'])
  expect(await lying.page.locator('[data-zone="materials"] [data-level="amber"]').innerText()).toContain('7天到期')
  expect(await lying.page.locator('.parts').count()).toBe(1)
  await using upright = await stage.open(`${path}?still`, {
    wall: clipWall('usual', second()),
    width: 1080,
    height: 1920,
  })
  await upright.page.locator('.parts').nth(1).waitFor()
  expect(await upright.page.locator('.parts li').allInnerTexts()).toContain('直播切片\n10')
})
