import { moduleOf } from '../../shared/access/mode.ts'
import { todoKinds } from '../../shared/areas/shops/todo-kinds.ts'
import type { Wall } from '../../shared/live/wall.ts'
import type { Figure } from '../../shared/live/zones.ts'
import { believableWall } from './believable-wall.ts'
import { shops } from './wall-parts.ts'

/** How a wall of several shops stands: nothing waits and nothing is reported, a usual afternoon, twelve digits and forty letters. */
export type ShopState = 'empty' | 'usual' | 'full'

const alone = { kind: 'none' } as const
const figure = (id: string, value: number | null): Figure => ({ id, value, before: null, change: alone })
/** Forty letters. */
const longName = '一家名字非常非常长的店铺它卖的是全新无油空气炸锅和便携榨汁杯以及氛围灯和手机支架还有别的'.slice(0, 40)

/** A wall of several shops in one of its states; test data only. */
export const shopWall = (state: ShopState, ts: number): Wall => {
  const gmv = state === 'full' ? 123_456_789_012 : 128_764_350
  const data = believableWall({ ts, gmv })
  const known = (share: number): number | null => (state === 'empty' ? null : Math.round(gmv * share))
  return {
    ...data,
    head: { ...data.head, module: moduleOf.shops },
    zones: {
      ...data.zones,
      shop_kpi: [figure('M30', known(0.21)), figure('M25', known(0.08))],
      shop_todo: todoKinds.map((id, place) => {
        const n = state === 'empty' ? 0 : (place + 1) * (state === 'full' ? 10_000 : 3)
        const name = state === 'full' ? longName : (shops[place] ?? '')
        return { id, n, shop: n === 0 ? null : { name, n } }
      }),
    },
  }
}
