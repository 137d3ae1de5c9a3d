import type { Router } from 'express'
import { membersApi } from '../../shared/api/members.ts'
import { consistently } from '../queries/consistent.ts'
import type { Context } from './context.ts'
import { implement } from './implement.ts'
import { readChoicesFor } from './member-choices.ts'

export const mountMembers = (router: Router, context: Context): void =>
  implement(router, context, membersApi, {
    choices: (input, call) => consistently(context.db, async (tx) => ({ list: await readChoicesFor(tx, call, input) })),
  })
