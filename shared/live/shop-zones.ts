import * as z from 'zod/mini'
import { todoKinds } from '../areas/shops/todo-kinds.ts'
import { figure } from './zones.ts'

const count = z.int().check(z.minimum(0))

/** M30 and M25 of the viewer's own shops today; nothing stands against them. */
export const shopKpiZone = z.array(figure)

/** What waits in the viewer's own shops, each kind with the shop that has most of it; null: there is nothing. */
export const shopTodoZone = z.array(
  z.object({ id: z.enum(todoKinds), n: count, shop: z.nullable(z.object({ name: z.string(), n: count })) }),
)

/** What the wall of several shops shows beside the zones of the data wall. */
export const shopZones = { shop_kpi: shopKpiZone, shop_todo: shopTodoZone } as const
