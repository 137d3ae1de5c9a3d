import { type RawBuilder, sql } from 'kysely'
import type { CallData, HandlerInput } from '../../../shared/api/endpoint.ts'
import type { ConsoleRankRow, consoleApi } from '../../../shared/areas/dashboard/api.ts'
import type { Db } from '../../db/tables.ts'
import { readPeriods } from '../../sums/periods.ts'
import { todayBy } from '../../sums/today.ts'
import { estimated } from '../../sums/totals.ts'
import { rateBp } from '../arithmetic.ts'
import { type Narrow, narrowSales } from '../data-board/narrow.ts'
import { shownName } from '../names.ts'
import { pictureOf } from '../products/pictures.ts'
import { movedFrom, type Places } from '../wall/places.ts'
import type { WallMemory } from '../wall/snapshot.ts'

type Input = HandlerInput<typeof consoleApi.rank>
type Row = Omit<ConsoleRankRow, 'rank' | 'move' | 'share_bp'>

const measure: Readonly<Record<Input['by'], RawBuilder<unknown>>> = {
  gmv: sql`gmv_amt`,
  orders: sql`orders`,
  commission: sql`est_commission_amt`,
}

interface Naming {
  readonly columns: RawBuilder<unknown>
  readonly join: (company_id: number) => RawBuilder<unknown>
}

const naming: Readonly<Record<Input['type'], Naming>> = {
  product: {
    columns: sql`coalesce(p.title, r.dim_id) as name, coalesce(${pictureOf('p')}, '') as image, coalesce(s.region, 'ZZ') as region`,
    join: (id) => sql`left join product p on p.company_id = ${id} and p.product_id = r.dim_id
      left join shop s on s.company_id = ${id} and s.shop_id = p.shop_id`,
  },
  creator: {
    columns: sql`coalesce(nullif(c.nickname, ''), c.username, r.dim_id) as name, coalesce(c.avatar, '') as image,
      coalesce(c.region, 'ZZ') as region`,
    join: (id) => sql`left join creator c on c.company_id = ${id} and c.creator_id = r.dim_id`,
  },
  shop: {
    columns: sql`coalesce(s.name, r.dim_id) as name, '' as image, coalesce(s.region, 'ZZ') as region`,
    join: (id) => sql`left join shop s on s.company_id = ${id} and s.shop_id = r.dim_id`,
  },
}

const ids: Readonly<Record<Input['type'], RawBuilder<unknown>>> = {
  product: sql`l.product_id`,
  creator: sql`l.creator_id`,
  shop: sql`l.shop_id`,
}

const filteredBy = (narrow: Narrow, type: Input['type']): RawBuilder<unknown> => sql`(
  select ${ids[type]} as dim_id, sum(l.pay_amt)::bigint as gmv_amt, count(distinct l.order_id) as orders,
    sum(l.quantity)::bigint as items,
    sum(${estimated})::bigint as est_commission_amt
  ${narrowSales(narrow, narrow.view.start, narrow.view.now)} group by 1) as today`

const readTotal = async (db: Db, narrow: Narrow): Promise<number> => {
  const { view } = narrow
  if (narrow.only === null) return (await readPeriods(db, view, new Map())).day(view.day).gmv_amt
  const { rows } = await sql<{ amt: number }>`
    select coalesce(sum(l.pay_amt), 0) as amt ${narrowSales(narrow, view.start, view.now)}`.execute(db)
  return rows[0]?.amt ?? 0
}

const none: Places = new Map()

/** Today's products, creators or shops by turnover, orders or commission; ties by turnover, then id. */
export const readRank = async (
  db: Db,
  narrow: Narrow,
  { type, by, limit }: Pick<Input, 'type' | 'by' | 'limit'>,
  memory: WallMemory,
): Promise<CallData<typeof consoleApi.rank>> => {
  const { view } = narrow
  const { columns, join } = naming[type]
  const order = sql`${measure[by]} desc, gmv_amt desc, orders desc, dim_id collate "C"`
  const { rows } = await sql<Row>`
    select r.dim_id as id, ${columns}, r.gmv_amt, r.orders, r.items as qty, r.est_commission_amt as commission_amt
    from (select * from ${narrow.only === null ? todayBy(view, type) : filteredBy(narrow, type)} where orders > 0 and dim_id <> '' order by ${order} limit ${limit}) r
    ${join(view.scope.company_id)}
    order by ${order}`.execute(db)
  const gmv_amt = await readTotal(db, narrow)
  const compares = by === 'gmv' && narrow.only === null
  const before = compares ? (await memory.comparisons.at(db, view)).places[type] : none
  const mask = type === 'creator' && view.company.mask_names
  return {
    list: rows.map((row, index) => ({
      ...row,
      name: shownName(row.name, mask),
      rank: index + 1,
      move: movedFrom(before, row.id, index + 1),
      share_bp: rateBp(row.gmv_amt, gmv_amt),
    })),
    currency: view.company.currency,
    data_time: view.now,
  }
}
