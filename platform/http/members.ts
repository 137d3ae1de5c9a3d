import type { Router } from 'express'
import { membersApi } from '../../shared/api/members.ts'
import { readMemberChoices } from '../queries/account/choices.ts'
import { consistently } from '../queries/consistent.ts'
import type { Context } from './context.ts'
import { implement } from './implement.ts'

export const mountMembers = (router: Router, context: Context): void =>
  implement(router, context, membersApi, {
    choices: (input, call) =>
      consistently(context.db, async (tx) => ({ list: await readMemberChoices(tx, call.viewer.scope, input) })),
  })
