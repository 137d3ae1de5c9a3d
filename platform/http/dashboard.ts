import type { Router } from 'express'
import { dashboardApi } from '../../shared/api/dashboard.ts'
import { dayNumber } from '../../shared/time/zone.ts'
import { readBoard } from '../queries/board/overview.ts'
import type { Range } from '../queries/board/range.ts'
import { readBoardTrend } from '../queries/board/trend.ts'
import type { View } from '../queries/view.ts'
import type { Context } from './context.ts'
import { implement } from './implement.ts'
import { present } from './present.ts'
import { wrongField } from './refused.ts'

const longestDays = 366

/** The business days that a range touches. @throws {Refused} when it is none, too long, or reaches beyond today */
const rangeOf = ({ clock, day }: View, input: { start_time: number; end_time: number }): Range => {
  const { start_time, end_time } = input
  if (end_time <= start_time) throw wrongField('end_time', 'field.range')
  const [from, to] = [dayNumber(clock, start_time), dayNumber(clock, end_time - 1)]
  if (to > day) throw wrongField('end_time', 'field.future')
  if (to - from >= longestDays) throw wrongField('end_time', 'field.range')
  return { from, to, cut: null }
}

export const mountDashboard = (router: Router, context: Context): void =>
  implement(router, context, dashboardApi, {
    overview: (input, call) => present(call, (tx, view) => readBoard(tx, view, rangeOf(view, input), input.compare)),
    trend: (input, call) => present(call, (tx, view) => readBoardTrend(tx, view, rangeOf(view, input), input.compare)),
  })
