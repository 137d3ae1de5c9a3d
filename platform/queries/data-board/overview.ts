import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { boardCards, type dashboardApi } from '../../../shared/areas/data-board/api.ts'
import { changeIn } from '../../../shared/metrics/maturity.ts'
import { dayStart, dayText } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { daySums } from '../../sums/read.ts'
import { composeOf } from '../wall/compose.ts'
import { figureOf } from '../wall/kpi.ts'
import type { Share } from '../wall/shares.ts'
import { type BoardAsk, otherRange } from './ask.ts'
import { type Narrow, narrowSales } from './narrow.ts'
import { type Range, rangeBefore, secondsOf } from './range.ts'
import { readRange } from './range-sums.ts'
import { type BoardId, type BoardSums, boardMetric } from './sums.ts'

/** The range by content type, largest first. */
const readContent = async (db: Db, narrow: Narrow, range: Range): Promise<readonly Share[]> => {
  const { view } = narrow
  const kept = sql<Share>`
    select 'content' as dim, r.dim_id as id, sum(r.gmv_amt)::bigint as amt, sum(r.orders)::bigint as orders
    from ${daySums({ scope: view.scope.text, from: range.from, to: range.to, dim: 'content' })} and r.lines > 0
    group by r.dim_id order by 3 desc, 4 desc, 2`
  const added = sql<Share>`
    select 'content' as dim, l.content_type::text as id, sum(l.pay_amt)::bigint as amt,
      count(distinct l.order_id) as orders
    ${narrowSales(narrow, ...secondsOf(view.clock, range))} group by 2 order by 3 desc, 4 desc, 2`
  return (await (narrow.only === null ? kept : added).execute(db)).rows
}

/** The cards of the data dashboard (S08a): a range and what it is compared with, by the wall's metrics. */
export const readBoard = async (db: Db, ask: BoardAsk): Promise<CallData<typeof dashboardApi.overview>> => {
  const { narrow, range, compare } = ask
  const { view } = narrow
  const others = { previous: rangeBefore(view, range, 'previous'), year: rangeBefore(view, range, 'year') }
  const other = otherRange(ask)
  const of = async (wanted: Range): Promise<BoardSums> => (await readRange(db, narrow, wanted, [wanted])).total
  const [total, previous, year, custom, content] = await Promise.all([
    of(range),
    of(others.previous),
    of(others.year),
    compare === 'custom' ? of(other) : null,
    readContent(db, narrow, range),
  ])
  const before = { previous, year, custom: custom ?? previous }[compare]
  const age = { until: dayStart(view.clock, Math.max(range.to, other.to) + 1), now: view.now }
  const against = (id: BoardId, sums: BoardSums) => {
    const value = boardMetric[id](sums)
    return { value, change: changeIn(id, boardMetric[id](total), value, age) }
  }
  return {
    from: dayText(range.from),
    to: dayText(range.to),
    before_from: dayText(other.from),
    before_to: dayText(other.to),
    kpi: boardCards.map((id) => {
      const { value: was, change } = against(id, before)
      return {
        ...figureOf(id, boardMetric[id](total), was, change),
        previous: against(id, previous),
        year: against(id, year),
      }
    }),
    compose: composeOf(content, total.gmv_amt),
    currency: view.company.currency,
    data_time: view.now,
  }
}
