import { isUpright, type Size } from '../stage/fit.ts'
import type { Place } from './layout.ts'

export type ClipPlace = 'header' | 'footer' | 'kpi' | 'lanes' | 'cutters' | 'demands' | 'trend' | 'materials' | 'hits'

const margin = 24
const gap = 16
const head = 88
const foot = 40
const kpi = 112
/** Of an upright wall, whose tiles say their note below. */
const kpiUpright = 148

/** Share of the days below the board, beside what it is cut from. */
const days = 0.63

/** Share of the board in the width, beside those who work on it. */
const board = 1296 / 1872

/** The leading figures over the board; beside it who works, below it how it went. */
const lying = ({ w, h }: Size): Readonly<Record<Exclude<ClipPlace, 'header' | 'footer' | 'kpi'>, Place>> => {
  const inner = w - 2 * margin
  const left = Math.round((inner - gap) * board)
  const side = inner - gap - left
  const sideX = margin + left + gap
  const top = head + kpi + 2 * gap - 8
  const bottom = h - foot - 2 * gap
  const lower = Math.round((bottom - top - gap) * 0.27)
  const upper = bottom - top - gap - lower
  const cutters = Math.round((upper - gap) * 0.66)
  const lowY = top + upper + gap
  const trend = Math.round((left - gap) * days)
  return {
    lanes: { x: margin, y: top, w: left, h: upper },
    cutters: { x: sideX, y: top, w: side, h: cutters },
    demands: { x: sideX, y: top + cutters + gap, w: side, h: upper - cutters - gap },
    trend: { x: margin, y: lowY, w: trend, h: lower },
    materials: { x: margin + trend + gap, y: lowY, w: left - gap - trend, h: lower },
    hits: { x: sideX, y: lowY, w: side, h: lower },
  }
}

/** The board over the whole width, who works on it below. */
const standing = ({ w, h }: Size): Readonly<Record<Exclude<ClipPlace, 'header' | 'footer' | 'kpi'>, Place>> => {
  const inner = w - 2 * margin
  const half = Math.round((inner - gap) / 2)
  const top = head + kpiUpright + 2 * gap - 8
  const bottom = h - foot - 2 * gap
  const room = bottom - top - 2 * gap
  const lanes = Math.round(room * 0.54)
  const people = Math.round(room * 0.28)
  const trend = room - lanes - people
  const y = top + lanes + gap
  const x = margin + half + gap
  const demands = Math.round((people - gap) / 2)
  return {
    lanes: { x: margin, y: top, w: inner, h: lanes },
    cutters: { x: margin, y, w: half, h: people },
    demands: { x, y, w: half, h: demands },
    hits: { x, y: y + demands + gap, w: half, h: people - gap - demands },
    trend: { x: margin, y: y + people + gap, w: half, h: trend },
    materials: { x, y: y + people + gap, w: inner - gap - half, h: trend },
  }
}

/** Where each zone of the clip wall stands on a stage of this size, in stage units. */
export const clipLayout = (stage: Size): Readonly<Record<ClipPlace, Place>> => ({
  header: { x: margin, y: 0, w: stage.w - 2 * margin, h: head },
  kpi: { x: margin, y: head + 4, w: stage.w - 2 * margin, h: isUpright(stage) ? kpiUpright : kpi },
  footer: { x: margin, y: stage.h - foot - gap / 2, w: stage.w - 2 * margin, h: foot },
  ...(isUpright(stage) ? standing(stage) : lying(stage)),
})
