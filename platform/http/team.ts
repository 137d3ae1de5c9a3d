import type { Router } from 'express'
import { teamList } from '../../shared/lists/team.ts'
import { SummaryMemory } from '../lists/memory.ts'
import { teamSource } from '../lists/team/source.ts'
import type { Context } from './context.ts'
import { implement } from './implement.ts'
import { answerList } from './list-answer.ts'

export const mountTeam = (router: Router, context: Context): void => {
  const memory = new SummaryMemory()
  implement(
    router,
    context,
    { list: teamList.endpoint },
    { list: (query, call) => answerList(call, teamList, teamSource, query, memory) },
  )
}
