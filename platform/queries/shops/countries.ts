import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import { daySums } from '../../sums/read.ts'
import type { View } from '../view.ts'
import { companyRollup } from './scope.ts'
import type { Window } from './window.ts'

interface CountryGmv {
  readonly region: string
  readonly gmv: number
}

/** Of a whole company: each day is one look-up. */
const ofCompany = ({ scope }: View, { from, to }: Window) => sql<CountryGmv>`
  select r.dim_id as region, sum(r.gmv_amt) as gmv
  from ${daySums({ scope: companyRollup(scope), from, to, dim: 'region' })}
  group by 1 order by 2 desc, 1`

/** No rollup knows shop and country at once. */
const ofShops = ({ scope }: View, { from_t, to_t }: Window, shop_ids: readonly string[]) => sql<CountryGmv>`
  select l.region, sum(l.pay_amt) as gmv from affiliate_order_line l
  where l.company_id = ${scope.company_id} and l.shop_id = any(${shop_ids}::text[])
    and l.paid_t >= ${from_t} and l.paid_t < ${to_t}
  group by 1 order by 2 desc, 1`

/**
 * Turnover by the country that orders went to, largest first.
 * @param shop_ids of some shops; undefined: of every shop of the company
 */
export const readCountries = async (
  tx: Tx,
  view: View,
  window: Window,
  shop_ids: readonly string[] | undefined,
): Promise<readonly CountryGmv[]> => {
  const { rows } = await (shop_ids ? ofShops(view, window, shop_ids) : ofCompany(view, window)).execute(tx)
  return rows.filter(({ gmv }) => gmv > 0)
}
