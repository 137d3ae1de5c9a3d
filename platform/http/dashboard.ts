import type { Router } from 'express'
import { type BoardFilter, boardFilters, type Comparison, dashboardApi } from '../../shared/api/dashboard.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import { dayNumber } from '../../shared/time/zone.ts'
import type { Tx } from '../db/tables.ts'
import type { BoardAsk } from '../queries/board/ask.ts'
import { readChoices } from '../queries/board/choices.ts'
import { readBoardCompose } from '../queries/board/compose.ts'
import { readBoardFunnel } from '../queries/board/funnel.ts'
import { readBoardHeat } from '../queries/board/heat.ts'
import { isTeamOf, narrowOf } from '../queries/board/narrow.ts'
import { readBoard } from '../queries/board/overview.ts'
import type { Range } from '../queries/board/range.ts'
import { hasReport, setReport } from '../queries/board/report.ts'
import { readBoardTrend } from '../queries/board/trend.ts'
import { VersionMemory } from '../queries/version-memory.ts'
import { readCompany, type View } from '../queries/view.ts'
import { businessDays } from './business-days.ts'
import type { Call } from './call.ts'
import type { Context } from './context.ts'
import { implement } from './implement.ts'
import { present } from './present.ts'
import { wrongField } from './refused.ts'

type Asked = Readonly<{ [Name in keyof BoardFilter]?: string | undefined }> & {
  readonly start_time: number
  readonly end_time: number
  readonly compare: Comparison
  readonly compare_time?: number | undefined
}

/** @throws {Refused} when the days compared with are not said, or reach beyond today */
const compareDay = ({ clock, day }: View, { from, to }: Range, { compare, compare_time }: Asked): number | null => {
  if (compare !== 'custom') return null
  if (compare_time === undefined) throw wrongField('compare_time', 'field.required')
  const first = dayNumber(clock, compare_time)
  if (first + to - from > day) throw wrongField('compare_time', 'field.future')
  return first
}

export const filterOf = (input: Readonly<{ [Name in keyof BoardFilter]?: string | undefined }>): BoardFilter =>
  Object.fromEntries(boardFilters.flatMap((name) => (input[name] ? [[name, input[name]]] : [])))

/** Texts of filtered statements are many: they are not kept prepared. */
export const readerFor = (filter: BoardFilter, { context }: Call) =>
  Object.keys(filter).length > 0 ? context.db : context.reads

/** @throws {Refused} for a team that is none of the viewer's */
export const narrowFor = async (tx: Tx, view: View, filter: BoardFilter) => {
  if (filter.team && !(await isTeamOf(tx, view, filter.team))) throw wrongField('team', 'field.wrong')
  return narrowOf(tx, view, filter)
}

/** Reads what a call asks for, all of it from one state of the database. */
const reading = <T>(input: Asked, call: Call, read: (tx: Tx, ask: BoardAsk, filter: BoardFilter) => Promise<T>) => {
  const filter = filterOf(input)
  return present(
    call,
    async (tx, view) => {
      const range = businessDays(view, input)
      const compare_day = compareDay(view, range, input)
      const narrow = await narrowFor(tx, view, filter)
      return read(tx, { narrow, range, compare: input.compare, compare_day }, filter)
    },
    readerFor(filter, call),
  )
}

export const mountDashboard = (router: Router, context: Context): void => {
  // Categories are summed over all products of all days, which is the same for everybody who looks at the company.
  const made = new VersionMemory<CallData<typeof dashboardApi.compose>>()
  implement(router, context, dashboardApi, {
    overview: (input, call) => reading(input, call, readBoard),
    trend: (input, call) => reading(input, call, (tx, ask) => readBoardTrend(tx, ask, input.grain)),
    compose: (input, call) =>
      reading(input, call, (tx, ask, filter) =>
        made.at(ask.narrow.view, [ask.range.from, ask.range.to, input.grain, filter], () =>
          readBoardCompose(tx, ask, input.grain, filter),
        ),
      ),
    funnel: (input, call) => reading(input, call, readBoardFunnel),
    heat: (input, call) => reading(input, call, readBoardHeat),
    report: async (_, call) => ({ on: await hasReport(context.db, Number(call.viewer.record.id)) }),
    setReport: async ({ on }, call) => {
      const { clock } = await readCompany(context.db, call.viewer.scope.company_id)
      await setReport(context.db, { member_id: Number(call.viewer.record.id), on, clock, now: call.now })
      return { on }
    },
    choices: (_, call) => present(call, (tx, view) => readChoices(tx, view)),
  })
}
