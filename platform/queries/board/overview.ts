import { sql } from 'kysely'
import type { Comparison, dashboardApi } from '../../../shared/api/dashboard.ts'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { dayText } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { dims } from '../facts.ts'
import type { View } from '../view.ts'
import { composeOf } from '../wall/compose.ts'
import { figureOf, metricOf, type SumId } from '../wall/kpi.ts'
import type { Share } from '../wall/shares.ts'
import { type Range, rangeBefore } from './range.ts'
import { readRange } from './range-sums.ts'

const cards: readonly SumId[] = [
  'M01',
  'M02',
  'M03',
  'M05',
  'M06',
  'M07',
  'M08',
  'M09',
  'M10',
  'M13',
  'M15',
  'M17',
  'M18',
]

/** The range by content type, largest first. */
const readContent = async (db: Db, view: View, { from, to }: Range): Promise<readonly Share[]> => {
  const { rows } = await sql<Share>`
    select 'content' as dim, r.dim_id as id, sum(r.gmv_amt)::bigint as amt, sum(r.orders)::bigint as orders
    from generate_series(${from}::int, ${to}::int) as d(bucket)
    join rollup r on r.scope = ${view.scope.text} and r.grain = 1 and r.bucket = d.bucket
      and r.dim = ${dims.content} and r.lines > 0
    group by r.dim_id order by 3 desc, 4 desc, 2`.execute(db)
  return rows
}

/** The cards of the data dashboard (S08a): a range and what it is compared with, by the wall's metrics. */
export const readBoard = async (
  db: Db,
  view: View,
  range: Range,
  compare: Comparison,
): Promise<CallData<typeof dashboardApi.overview>> => {
  const other = rangeBefore(view, range, compare)
  const [{ total }, { total: before }, content] = await Promise.all([
    readRange(db, view, range),
    readRange(db, view, other),
    readContent(db, view, range),
  ])
  return {
    from: dayText(range.from),
    to: dayText(range.to),
    before_from: dayText(other.from),
    before_to: dayText(other.to),
    kpi: cards.map((id) => figureOf(id, metricOf[id](total), metricOf[id](before))),
    compose: composeOf(content, total.gmv_amt),
    currency: view.company.currency,
    data_time: view.now,
  }
}
