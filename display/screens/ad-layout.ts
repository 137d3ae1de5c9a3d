import { isUpright, type Size } from '../stage/fit.ts'
import { columnsOn, gutter, headAndFoot, type Place, rowOf, stack } from './layout.ts'

export type AdPlace =
  | 'header'
  | 'footer'
  | 'kpi'
  | 'accounts'
  | 'creatives'
  | 'hero'
  | 'hours'
  | 'campaigns'
  | 'regions'
  | 'budget'

/** Names of campaigns are long, and no globe needs the middle. */
const side = 0.305

/** Three columns, the leading number and the day in the middle one. */
const lying = (stage: Size): Readonly<Record<AdPlace, Place>> => {
  const { left, centre, right, top, bottom } = columnsOn(stage, side)
  return {
    ...headAndFoot(stage),
    ...stack({ kpi: 320, accounts: 240, creatives: 336 }, left.x, left.w, top, bottom),
    ...stack({ hero: 400, hours: 500 }, centre.x, centre.w, top, bottom),
    ...stack({ campaigns: 318, regions: 234, budget: 344 }, right.x, right.w, top, bottom),
  }
}

/** The leading number and the day over the whole width, the rest in two columns below. */
const standing = (stage: Size): Readonly<Record<AdPlace, Place>> => {
  const { w, x, top, bottom } = rowOf(stage)
  const { hero, hours, rest } = stack({ hero: 360, hours: 400, rest: 1000 }, x, w, top, bottom)
  const half = Math.round((w - gutter) / 2)
  const below = [rest.y, rest.y + rest.h] as const
  return {
    ...headAndFoot(stage),
    hero,
    hours,
    ...stack({ kpi: 304, accounts: 280, budget: 316 }, x, half, ...below),
    ...stack({ campaigns: 330, creatives: 330, regions: 240 }, x + half + gutter, half, ...below),
  }
}

/** Where each zone of the wall of ads stands on a stage of this size, in stage units. */
export const adLayout = (stage: Size): Readonly<Record<AdPlace, Place>> =>
  isUpright(stage) ? standing(stage) : lying(stage)
