import type { Router } from 'express'
import { teamApi } from '../../../../shared/areas/team/api.ts'
import { isPeriod } from '../../../../shared/lists/filter.ts'
import { readTeamTrend } from '../../../queries/team/trend.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { listPresent } from '../../list-answer.ts'
import { wrongField } from '../../refused.ts'

export const mountTeam = (router: Router, context: Context): void => {
  implement(router, context, teamApi, {
    trend: (input, call) => {
      if (!isPeriod(input.start_time, input.end_time)) throw wrongField('end_time', 'field.range')
      return listPresent(call, (tx, view) => readTeamTrend(tx, view, input))
    },
  })
}
