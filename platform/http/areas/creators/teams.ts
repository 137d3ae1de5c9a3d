import type { Router } from 'express'
import { creatorTeamsApi } from '../../../../shared/areas/creators/teams-api.ts'
import { keepBelow, readNodes, readPath } from '../../../queries/creators/below.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { present } from '../../present.ts'

export const mountCreatorTeams = (router: Router, context: Context): void =>
  implement(router, context, creatorTeamsApi, {
    below: ({ pid }, call) =>
      present(call, async (tx, view) => {
        await keepBelow(tx, view, pid)
        return { nodes: await readNodes(tx, view), path: await readPath(tx, view, pid), data_time: view.now }
      }),
  })
