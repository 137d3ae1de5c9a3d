import type { Router } from 'express'
import { teamApi } from '../../shared/api/team.ts'
import { isPeriod } from '../../shared/lists/filter.ts'
import { teamList } from '../../shared/lists/team.ts'
import { SummaryMemory } from '../lists/memory.ts'
import { teamSource } from '../lists/team/source.ts'
import { readTeamTrend } from '../queries/team-trend.ts'
import type { Context } from './context.ts'
import { implement } from './implement.ts'
import { answerList, listPresent } from './list-answer.ts'
import { wrongField } from './refused.ts'

const api = { list: teamList.endpoint, ...teamApi }

export const mountTeam = (router: Router, context: Context): void => {
  const memory = new SummaryMemory()
  implement(router, context, api, {
    list: (query, call) => answerList(call, teamList, teamSource, query, memory),
    trend: (input, call) => {
      if (!isPeriod(input.start_time, input.end_time)) throw wrongField('end_time', 'field.range')
      return listPresent(call, (tx, view) => readTeamTrend(tx, view, input))
    },
  })
}
