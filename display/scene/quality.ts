import type { Tier } from './source.ts'

/** One rung of quality: the most pixels a CSS pixel may have, and frames a second. */
export interface Rung {
  readonly tier: Tier
  readonly dpr: number
  readonly fps: number
}

const lowest: Rung = { tier: 'lean', dpr: 0.5, fps: 15 }
/** Best first. The pixel ratio falls before the pace, since pixels are what software drawing pays for. */
export const rungs: readonly Rung[] = [
  { tier: 'full', dpr: 1.5, fps: 30 },
  { tier: 'full', dpr: 1, fps: 30 },
  { tier: 'lean', dpr: 0.75, fps: 20 },
  lowest,
]

export const firstRung = (tier: Tier): number => rungs.findIndex((rung) => rung.tier === tier)

const slowMs = 50
const slowFramesToStep = 12
/** Frames that are not judged after a start or a step: shaders compile and textures upload in them. */
const warmFrames = 20
/** A gap of this length is a sleeping machine or a stopped ticker, not a slow frame. */
const pauseMs = 2000

export interface Quality {
  /** Takes the time from the last frame to this one; true when the rung went down. */
  frame(ms: number): boolean
  rung(): Rung
}

/** Steps down for good when most frames come later than 50 ms, or later than one and a half times their own pace. */
export function createQuality(tier: Tier): Quality {
  let at = firstRung(tier)
  let score = 0
  let warm = warmFrames
  const rung = (): Rung => rungs[at] ?? lowest
  return {
    rung,
    frame(ms) {
      if (ms > pauseMs) return false
      if (warm > 0) {
        warm--
        return false
      }
      const late = ms > Math.max(slowMs, 1500 / rung().fps)
      score = Math.max(0, score + (late ? 1 : -0.5))
      if (score < slowFramesToStep || at >= rungs.length - 1) return false
      at++
      score = 0
      warm = warmFrames
      return true
    },
  }
}
