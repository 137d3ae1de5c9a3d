import type { ScaleMode } from '../settings/options.ts'

export interface Size {
  readonly w: number
  readonly h: number
}

/**
 * How a wall lies in its window. The stage is `stage` units wide and high (1080 or 1920 on its shorter measure); one
 * unit is `unit` CSS pixels; `stretchX/Y` pull the picture where the mode allows distortion; `x, y` are its place.
 */
export interface Fit {
  readonly stage: Size
  readonly unit: number
  readonly stretchX: number
  readonly stretchY: number
  readonly x: number
  readonly y: number
  /** The picture is larger than the window and scrolls. */
  readonly scrolls: boolean
}

const base: Size = { w: 1920, h: 1080 }
const upright: Size = { w: 1400, h: 2360 }

export const isUpright = (size: Size): boolean => size.h > size.w * 1.2
/** Wide enough for two of the usual shape side by side, or nearly so. */
export const isWide = (size: Size): boolean => size.w > size.h * 2.4

/** Stage of a wall with its own size (`?w=&h=`): the same units of text, with as much more width or height as it has. */
export const stageOf = (size: Size | undefined): { readonly stage: Size; readonly unit: number } => {
  if (!size) return { stage: base, unit: 1 }
  const least = isUpright(size) ? upright : base
  const unit = Math.min(size.w / least.w, size.h / least.h)
  return { stage: { w: Math.round(size.w / unit), h: Math.round(size.h / unit) }, unit }
}

export const fitStage = (mode: ScaleMode, window: Size, size?: Size): Fit => {
  const { stage, unit } = stageOf(
    size ?? (isUpright(window) && (mode === 'fit' || mode === 'full') ? window : undefined),
  )
  const across = window.w / stage.w
  const down = window.h / stage.h
  const whole = Math.min(across, down)
  const chosen = { fit: whole, full: whole, width: across, height: down, none: unit }[mode]
  const scale = Math.max(0.05, chosen)
  const [stretchX, stretchY] = mode === 'full' ? [across / scale, down / scale] : [1, 1]
  const w = stage.w * scale * stretchX
  const h = stage.h * scale * stretchY
  return {
    stage,
    unit: scale,
    stretchX,
    stretchY,
    x: Math.max(0, Math.floor((window.w - w) / 2)),
    y: Math.max(0, Math.floor((window.h - h) / 2)),
    scrolls: w > window.w + 1 || h > window.h + 1,
  }
}

/** Bitmap pixels per CSS pixel for canvases: the screen's own, times a stretch, from 1 to 3. */
export const canvasRatio = (devicePixelRatio: number, fit: Fit): number =>
  Math.min(3, Math.max(1, devicePixelRatio * Math.max(fit.stretchX, fit.stretchY)))
