import type { Router } from 'express'
import type { CallData } from '../../../../shared/api/endpoint.ts'
import { type Comparison, dashboardApi } from '../../../../shared/areas/data-board/api.ts'
import { type BoardFilter, boardFilters } from '../../../../shared/areas/data-board/filters.ts'
import { dayNumber } from '../../../../shared/time/zone.ts'
import type { Tx } from '../../../db/tables.ts'
import type { BoardAsk } from '../../../queries/data-board/ask.ts'
import { readBoardCompose } from '../../../queries/data-board/compose.ts'
import { readBoardFunnel } from '../../../queries/data-board/funnel.ts'
import { readBoardHeat } from '../../../queries/data-board/heat.ts'
import { knowsTeams, narrowOf } from '../../../queries/data-board/narrow.ts'
import { readBoard } from '../../../queries/data-board/overview.ts'
import type { Range } from '../../../queries/data-board/range.ts'
import { hasReport, setReport } from '../../../queries/data-board/report.ts'
import { readBoardTrend } from '../../../queries/data-board/trend.ts'
import { VersionMemory } from '../../../queries/version-memory.ts'
import { readCompany, type View } from '../../../queries/view.ts'
import { businessDays } from '../../business-days.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { present } from '../../present.ts'
import { wrongField } from '../../refused.ts'

type Asked = Readonly<{ [Name in keyof BoardFilter]?: string | undefined }> & {
  readonly start_time: number
  readonly end_time: number
  readonly compare: Comparison
  readonly compare_time?: number | undefined
  readonly grain?: string | undefined
}

/** @throws {Refused} when the days compared with are not said, or reach beyond today */
const compareDay = ({ clock, day }: View, { from, to }: Range, { compare, compare_time }: Asked): number | null => {
  if (compare !== 'custom') return null
  if (compare_time === undefined) throw wrongField('compare_time', 'form.required')
  const first = dayNumber(clock, compare_time)
  if (first + to - from > day) throw wrongField('compare_time', 'field.future')
  return first
}

export const filterOf = (input: Readonly<{ [Name in keyof BoardFilter]?: string | undefined }>): BoardFilter =>
  Object.fromEntries(boardFilters.flatMap(({ name }) => (input[name] ? [[name, input[name]]] : [])))

/** Texts of filtered statements are many: they are not kept prepared. */
export const readerFor = (filter: BoardFilter, { context }: Call) =>
  Object.keys(filter).length > 0 ? context.db : context.reads

/** @throws {Refused} for teams of which one is none of the viewer's */
export const narrowFor = async (tx: Tx, view: View, filter: BoardFilter) => {
  if (filter.team && !(await knowsTeams(tx, view, filter.team))) throw wrongField('team', 'field.wrong')
  return narrowOf(tx, view, filter)
}

/** Reads what a call asks for, all of it from one state of the database, once for all who ask the same. */
const reading = <T>(
  input: Asked,
  call: Call,
  memory: VersionMemory<T>,
  read: (tx: Tx, ask: BoardAsk) => Promise<T>,
) => {
  const filter = filterOf(input)
  return present(
    call,
    async (tx, view) => {
      const range = businessDays(view, input)
      const compare_day = compareDay(view, range, input)
      const narrow = await narrowFor(tx, view, filter)
      const ask: BoardAsk = { narrow, range, compare: input.compare, compare_day }
      const question = [range.from, range.to, input.compare, compare_day, input.grain ?? null, filter]
      return memory.at(view, question, () => read(tx, ask))
    },
    readerFor(filter, call),
  )
}

type Data = { readonly [Name in keyof typeof dashboardApi]: CallData<(typeof dashboardApi)[Name]> }

export const mountDashboard = (router: Router, context: Context): void => {
  const kept = {
    overview: new VersionMemory<Data['overview']>(),
    trend: new VersionMemory<Data['trend']>(),
    compose: new VersionMemory<Data['compose']>(),
    funnel: new VersionMemory<Data['funnel']>(),
    heat: new VersionMemory<Data['heat']>(),
  }
  implement(router, context, dashboardApi, {
    overview: (input, call) => reading(input, call, kept.overview, readBoard),
    trend: (input, call) => reading(input, call, kept.trend, (tx, ask) => readBoardTrend(tx, ask, input.grain)),
    compose: (input, call) => reading(input, call, kept.compose, (tx, ask) => readBoardCompose(tx, ask, input.grain)),
    funnel: (input, call) => reading(input, call, kept.funnel, readBoardFunnel),
    heat: (input, call) => reading(input, call, kept.heat, readBoardHeat),
    report: async (_, call) => ({ on: await hasReport(context.db, Number(call.viewer.record.id)) }),
    setReport: async ({ on }, call) => {
      const { clock } = await readCompany(context.db, call.viewer.scope.company_id)
      await setReport(context.db, { member_id: Number(call.viewer.record.id), on, clock, now: call.now })
      return { on }
    },
  })
}
