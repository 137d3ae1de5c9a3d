import type * as z from 'zod/mini'
import type { WallZones } from '../../../../shared/live/screens.ts'
import type { shopSnapshot } from '../../../../shared/live/wall.ts'
import type { Tx } from '../../../db/tables.ts'
import type { View } from '../../view.ts'
import { figureOf } from '../../wall/kpi.ts'
import { SlotMemory } from '../../wall/slot-memory.ts'
import { readSnapshot, type WallMemory } from '../../wall/snapshot.ts'
import { readShops } from '../chosen.ts'
import { readShopMoney } from '../overview.ts'
import { readTodo } from '../todo.ts'
import { windowOf } from '../window.ts'

interface Slow {
  readonly now: number
  readonly zones: Pick<WallZones, 'shop_kpi' | 'shop_todo'>
}

/** What is worth keeping between two pictures of the wall of several shops; one for each platform. */
export class ShopMemory {
  readonly slow = new SlotMemory<Slow>()
}

/** Of today nothing is told by which yesterday until the same time could be known. */
const alone = { kind: 'none' } as const

const readSlow = async (tx: Tx, view: View): Promise<Slow> => {
  const shops = await readShops(tx, view, {})
  const today = windowOf(view, view.start, view.now + 1)
  const { gross_profit, ad_spend } = await readShopMoney(tx, view, today, new Set(shops.map(({ shop_id }) => shop_id)))
  const todo = await readTodo(tx, view, {})
  return {
    now: view.now,
    zones: {
      shop_kpi: [figureOf('M30', gross_profit, null, alone), figureOf('M25', ad_spend, null, alone)],
      shop_todo: todo.map(({ kind, count, shops: [first] }) => ({
        id: kind,
        n: count,
        shop: first ? { name: first.name, n: first.count } : null,
      })),
    },
  }
}

/** The wall of several shops in one moment: the data wall, and once in each slot what else its shops need. */
export const readShopSnapshot = async (
  tx: Tx,
  view: View,
  memory: WallMemory,
  own: ShopMemory,
): Promise<z.infer<typeof shopSnapshot>> => {
  const [data, { now, zones }] = await Promise.all([
    readSnapshot(tx, view, memory),
    own.slow.at(view, () => readSlow(tx, view)),
  ])
  return {
    head: data.head,
    zones: { ...data.zones, ...zones },
    data_time: { ...data.data_time, shop_kpi: now, shop_todo: now },
  }
}
