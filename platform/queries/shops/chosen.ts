import { type RawBuilder, sql } from 'kysely'
import type { HandlerInput } from '../../../shared/api/endpoint.ts'
import type { multishopApi } from '../../../shared/areas/shops/days-api.ts'
import type { Tx } from '../../db/tables.ts'
import type { View } from '../view.ts'
import { authState, withAuth } from './auth.ts'
import { ownShops } from './scope.ts'

/** Which of the shops. */
export type ShopFilters = HandlerInput<typeof multishopApi.todo>

export interface Shop {
  readonly shop_id: string
  readonly name: string
  readonly auth_state: number
}

const numbers = (list: string): RawBuilder<unknown> => sql`any(${list.split(',').map(Number)}::smallint[])`

/** Conditions on `shop s` and its authorisation `a`, those that were asked for. */
const asked = (
  { region, seller_type, group, auth_state }: ShopFilters,
  now: number,
): readonly RawBuilder<unknown>[] => [
  ...(region === undefined ? [] : [sql`s.region = any(${region.split(',')}::text[])`]),
  ...(seller_type === undefined ? [] : [sql`s.seller_type = ${numbers(seller_type)}`]),
  ...(group === undefined ? [] : [sql`s.group_name = ${group}`]),
  ...(auth_state === undefined ? [] : [sql`${authState(now)} = ${numbers(auth_state)}`]),
]

/** Whether the filters leave out shops of the viewer. */
export const isNarrowed = (input: ShopFilters): boolean => asked(input, 0).length > 0

/** Condition on `shop s` with its authorisation `a`: the viewer's own, and let through by the filters. */
export const chosenShops = ({ scope, now }: View, input: ShopFilters): RawBuilder<unknown> =>
  sql.join([ownShops(scope), ...asked(input, now)], sql` and `)

/** The viewer's own shops that the filters let through. */
export const readShops = async (tx: Tx, view: View, input: ShopFilters): Promise<readonly Shop[]> => {
  const { rows } = await sql<Shop>`
    select s.shop_id, coalesce(nullif(s.name, ''), s.shop_id) as name, ${authState(view.now)} as auth_state
    from shop s ${withAuth} where ${chosenShops(view, input)}`.execute(tx)
  return rows
}

/** Names of the groups that the viewer's shops are sorted into. */
export const readGroups = async (tx: Tx, { scope }: View): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select distinct s.group_name as name from shop s
    where ${ownShops(scope)} and s.group_name <> '' order by 1`.execute(tx)
  return rows.map(({ name }) => name)
}
