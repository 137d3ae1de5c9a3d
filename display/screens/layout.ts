import { keysOf, recordOf } from '../../shared/keys.ts'
import { isUpright, type Size } from '../stage/fit.ts'

export interface Place {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const margin = 24
export const gutter = 20
const gap = 12
const headHeight = 88
const footHeight = 38

/** Heights of a column's zones on a body of 920, from the top. */
const columns = {
  centre: { hero: 244, map: 432, trend: 220 },
  right: { feed: 398, sales: 312, money: 186 },
} as const

/** Heights of the zones on the left, and of those below the trend of an upright wall, against each other. */
interface Heights {
  readonly left: Readonly<Record<'kpi' | 'compose' | 'creator', number>>
  readonly upper: Readonly<Record<'kpi' | 'compose' | 'money', number>>
}
const usualHeights: Heights = {
  left: { kpi: 304, compose: 262, creator: 330 },
  upper: { kpi: 304, compose: 268, money: 186 },
}

/** Share of the side columns in the width between margins and gutters. */
const side = 472 / (1920 - 2 * margin - 2 * gutter)

export const stack = <Name extends string>(
  heights: Readonly<Record<Name, number>>,
  x: number,
  w: number,
  top: number,
  bottom: number,
): Record<Name, Place> => {
  const names = keysOf(heights)
  const sum = names.reduce((total, name) => total + heights[name], 0)
  const room = bottom - top - gap * (names.length - 1)
  let y = top
  return recordOf(names, (name) => {
    const h = Math.round((heights[name] / sum) * room)
    const place = { x, y, w, h }
    y += h + gap
    return place
  })
}

export type DataPlace =
  | 'header'
  | 'footer'
  | 'kpi'
  | 'compose'
  | 'creator'
  | 'hero'
  | 'map'
  | 'trend'
  | 'feed'
  | 'sales'
  | 'money'

/** Head and foot of a wall. */
export const headAndFoot = (stage: Size): { readonly header: Place; readonly footer: Place } => ({
  header: { x: margin, y: 0, w: stage.w - 2 * margin, h: headHeight },
  footer: { x: margin, y: stage.h - gap - footHeight, w: stage.w - 2 * margin, h: footHeight },
})

/** What lies between head and foot, over the whole width. */
export const rowOf = (stage: Size) => ({
  x: margin,
  w: stage.w - 2 * margin,
  top: headHeight + gap,
  bottom: stage.h - gap - footHeight - gap,
})

/** The same in three columns, each of the outer ones `share` of their width. */
export const columnsOn = (stage: Size, share = side) => {
  const { top, bottom } = rowOf(stage)
  const inner = stage.w - 2 * margin - 2 * gutter
  const w = Math.round(inner * share)
  const centre = { x: margin + w + gutter, w: inner - 2 * w }
  return { left: { x: margin, w }, centre, right: { x: centre.x + centre.w + gutter, w }, top, bottom }
}

/** Three columns, the leading number and the picture in the middle one. */
const lying = (stage: Size, heights: Heights): Readonly<Record<DataPlace, Place>> => {
  const { left, centre: middle, right, top, bottom } = columnsOn(stage)
  const { map, ...centre } = stack(columns.centre, middle.x, middle.w, top, bottom)
  return {
    ...headAndFoot(stage),
    ...stack(heights.left, left.x, left.w, top, bottom),
    ...centre,
    // The picture goes on under the trend, which stands over the globe's lower limb
    map: { ...map, h: bottom - map.y },
    ...stack(columns.right, right.x, right.w, top, bottom),
  }
}

/** Bands of an upright wall from the top; the last two hold a column on each side. */
const bands = { hero: 256, map: 520, trend: 250, upper: 780, lower: 400 } as const

/** The leading number, the picture and the trend over the whole width, the rest in two columns below. */
const standing = (stage: Size, heights: Heights): Readonly<Record<DataPlace, Place>> => {
  const { w: width, top, bottom } = rowOf(stage)
  const half = Math.round((width - gutter) / 2)
  const { hero, map, trend, upper, lower } = stack(bands, margin, width, top, bottom)
  const rightX = margin + half + gutter
  return {
    ...headAndFoot(stage),
    hero,
    map,
    trend,
    ...stack(heights.upper, margin, half, upper.y, upper.y + upper.h),
    feed: { ...upper, x: rightX, w: half },
    creator: { ...lower, w: half },
    sales: { ...lower, x: rightX, w: half },
  }
}

/** Where each zone of the data wall stands on a stage of this size, in stage units. */
export const dataLayout = (stage: Size, heights = usualHeights): Readonly<Record<DataPlace, Place>> =>
  isUpright(stage) ? standing(stage, heights) : lying(stage, heights)

/** Rows of so many units that a panel of this height has room for, below its head and what stands under that. */
export const rowsIn = ({ h }: Place, row: number, above = 0): number => Math.max(1, Math.floor((h - 62 - above) / row))
