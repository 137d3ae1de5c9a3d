import type { CallData } from '../../../shared/api/endpoint.ts'
import { type dashboardApi, type Grain, trendMetrics } from '../../../shared/areas/data-board/api.ts'
import { recordOf } from '../../../shared/keys.ts'
import type { BusinessClock } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { type BoardAsk, otherRange } from './ask.ts'
import { type Group, groupData, groupsOf, type Range, shifted } from './range.ts'
import { readRange } from './range-sums.ts'
import { type BoardSums, boardMetric, noBoardSums } from './sums.ts'

type Data = CallData<typeof dashboardApi.trend>

const valuesOf = (sums: BoardSums): Data['total']['values'] => recordOf(trendMetrics, (id) => boardMetric[id](sums))

/** What a group is compared with, and as far as it counts where its last day is cut. */
const beforeData = (clock: BusinessClock, group: Group, { to, cut }: Range) => {
  const { day, start_time, end_time } = groupData(clock, group)
  return {
    before_day: day,
    before_start_time: start_time,
    before_end_time: end_time,
    before_until: cut && group.to === to ? cut.now + 1 : end_time,
  }
}

/** A range by day, week or month beside what each of them is compared with (T-DAY). */
export const readBoardTrend = async (db: Db, ask: BoardAsk, grain: Grain): Promise<Data> => {
  const { narrow, range } = ask
  const { clock, company, now: time } = narrow.view
  const other = otherRange(ask)
  const groups = groupsOf(range, grain)
  const against = shifted(groups, other.from - range.from)
  const [now, before] = await Promise.all([readRange(db, narrow, range, groups), readRange(db, narrow, other, against)])
  return {
    days: groups.map((group, n) => ({
      ...groupData(clock, group),
      values: valuesOf(now.groups[n] ?? noBoardSums),
      ...beforeData(clock, against[n] ?? other, other),
      before: valuesOf(before.groups[n] ?? noBoardSums),
    })),
    total: { values: valuesOf(now.total), before: valuesOf(before.total) },
    currency: company.currency,
    data_time: time,
  }
}
