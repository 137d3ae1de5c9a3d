import { sql } from 'kysely'
import type { SpyDetail } from '../../../shared/areas/spy/api.ts'
import { dayText } from '../../../shared/time/zone.ts'
import type { Tx } from '../../db/tables.ts'

const DAYS = 30

interface Line {
  readonly name: string
  readonly unit: SpyDetail['series'][number]['unit']
  /** Of the table of days. */
  readonly column: string
}

interface Curve {
  readonly table: string
  readonly key: string
  readonly lines: readonly Line[]
}

const rank: Line = { name: 'rank_no', unit: 'count', column: 'rank_no' }

/** What there are daily snapshots of, by kind. */
const curves: Readonly<Record<number, Curve>> = {
  1: {
    table: 'spy_product_day',
    key: 'product_id',
    lines: [
      { name: 'sales_1d', unit: 'count', column: 'sales' },
      { name: 'gmv', unit: 'money', column: 'gmv_amt' },
      { name: 'price', unit: 'money', column: 'price_amt' },
      { name: 'commission_rate_bp', unit: 'rate', column: 'rate_bp' },
      rank,
      { name: 'creators', unit: 'count', column: 'creators' },
      { name: 'videos', unit: 'count', column: 'videos' },
    ],
  },
  2: {
    table: 'spy_creator_day',
    key: 'creator_id',
    lines: [
      { name: 'followers', unit: 'count', column: 'followers' },
      { name: 'video_gmv', unit: 'money', column: 'video_gmv_amt' },
      { name: 'live_gmv', unit: 'money', column: 'live_gmv_amt' },
      rank,
      { name: 'videos', unit: 'count', column: 'videos' },
      { name: 'lives', unit: 'count', column: 'lives' },
    ],
  },
  5: {
    table: 'spy_shop_day',
    key: 'shop_id',
    lines: [
      { name: 'sales_1d', unit: 'count', column: 'sales' },
      { name: 'gmv', unit: 'money', column: 'gmv_amt' },
      rank,
      { name: 'sold_products', unit: 'count', column: 'products' },
    ],
  },
}

/** The last 30 snapshots up to `day`, those without the object among them as null; nothing for kinds without snapshots. */
export const readSeries = async (
  tx: Tx,
  kind: number,
  id: string,
  day: number,
): Promise<Pick<SpyDetail, 'days' | 'series'>> => {
  const curve = curves[kind]
  if (!curve) return { days: [], series: [] }
  const columns = curve.lines.map(({ name, column }) => sql`t.${sql.ref(column)} as ${sql.ref(name)}`)
  const { rows } = await sql<Record<string, number | null> & { day: number }>`
    select s.day, ${sql.join(columns)} from spy_snapshot s
    left join ${sql.table(curve.table)} t on t.day = s.day and t.${sql.ref(curve.key)} = ${id}
    where s.day > ${day - DAYS} and s.day <= ${day} order by s.day`.execute(tx)
  return {
    days: rows.map((row) => dayText(row.day)),
    series: curve.lines.map(({ name, unit }) => ({ name, unit, values: rows.map((row) => row[name] ?? null) })),
  }
}
