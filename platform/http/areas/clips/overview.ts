import type { Router } from 'express'
import { clipOverviewApi } from '../../../../shared/areas/clips/overview-api.ts'
import { isPeriod } from '../../../../shared/lists/filter.ts'
import { readClipOverview, readClipTrend } from '../../../queries/clips/overview.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { listPresent } from '../../list-answer.ts'
import { wrongField } from '../../refused.ts'

interface Ends {
  readonly start_time?: number | undefined
  readonly end_time?: number | undefined
}

/** @throws {Refused} for ends that are no period */
const requirePeriod = ({ start_time, end_time }: Ends): void => {
  if (!isPeriod(start_time, end_time)) throw wrongField('end_time', 'field.range')
}

/** S37: figures and charts of clip production. */
export const mountClipOverview = (router: Router, context: Context): void =>
  implement(router, context, clipOverviewApi, {
    overview: (input, call) => {
      requirePeriod(input)
      return listPresent(call, (tx, view) => readClipOverview(tx, view, input))
    },
    trend: (input, call) => {
      requirePeriod(input)
      return listPresent(call, (tx, view) => readClipTrend(tx, view, input))
    },
  })
