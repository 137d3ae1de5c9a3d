import { avatarLimit } from '../../../shared/forms/rules.ts'

/** Part of a picture, in its own pixels. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const side = 512
const qualities = [0.92, 0.8, 0.65, 0.5] as const

/** Draws the area of `picture` over the whole of `canvas`; what is transparent turns white. */
export const drawArea = (canvas: HTMLCanvasElement, picture: CanvasImageSource, area: Area): void => {
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

/** The area as a square JPEG of at most 512 px, in the best quality that stays under 2 MB; undefined when none does. */
export const cropPicture = async (picture: CanvasImageSource, area: Area): Promise<Blob | undefined> => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.max(1, Math.min(side, Math.round(area.width)))
  drawArea(canvas, picture, area)
  for (const quality of qualities) {
    const jpeg = await jpegOf(canvas, quality)
    if (jpeg && jpeg.size < avatarLimit) return jpeg
  }
  return undefined
}
