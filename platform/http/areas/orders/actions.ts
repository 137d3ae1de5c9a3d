import type { Router } from 'express'
import { type LineActions, orderActionsApi } from '../../../../shared/areas/orders/actions-api.ts'
import { ADJUSTMENT } from '../../../../shared/areas/orders/enums.ts'
import { type LineKeyParts, readLineId } from '../../../../shared/areas/orders/line-id.ts'
import type { Tx } from '../../../db/tables.ts'
import { consistently } from '../../../queries/consistent.ts'
import { answerable, insertAppeal, readAppeals } from '../../../queries/orders/appeals.ts'
import { isLeader, readLine, type SeenLine } from '../../../queries/orders/line.ts'
import { insertNote, readNotes } from '../../../queries/orders/notes.ts'
import { readOwnerChoices } from '../../../queries/orders/owners.ts'
import { readTransfers } from '../../../queries/orders/transfers.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { Refused } from '../../refused.ts'
import { answerAppeal } from './appeal-answer.ts'
import { handOver } from './owner.ts'

const INELIGIBLE = 3
const FROZEN = 4
const mayAppeal = ({ settlement_status }: SeenLine): boolean =>
  settlement_status === INELIGIBLE || settlement_status === FROZEN

/** An adjustment has no owner and no commission. */
const mayTransfer = ({ settlement_status, is_paid, locked }: SeenLine): boolean =>
  is_paid && !locked && settlement_status !== ADJUSTMENT

const keyOf = (line_id: string): LineKeyParts => {
  const key = readLineId(line_id)
  if (!key) throw new Refused('order.line.none')
  return key
}

const requireLine = async (tx: Tx, { viewer }: Call, key: LineKeyParts): Promise<SeenLine> => {
  const line = await readLine(tx, viewer.scope, key)
  if (!line) throw new Refused('order.line.none')
  return line
}

const read = (call: Call, line_id: string): Promise<LineActions> =>
  consistently(call.context.db, async (tx) => {
    const { scope } = call.viewer
    const key = keyOf(line_id)
    const line = await requireLine(tx, call, key)
    const appeals = await readAppeals(tx, scope.company_id, key)
    return {
      line_id,
      may: {
        appeal: mayAppeal(line) && appeals.every(({ state }) => state !== 0),
        answer: (await answerable(tx, scope, key)) !== null,
        transfer: mayTransfer(line) && (await isLeader(tx, scope)),
      },
      locked: line.locked,
      appeals,
      notes: await readNotes(tx, scope.company_id, key),
      transfers: await readTransfers(tx, scope.company_id, line_id),
    }
  })

/** Writes in one transaction after the line was found in the scope, then reads what is there now. */
const write = async (
  call: Call,
  line_id: string,
  how: (tx: Tx, key: LineKeyParts, line: SeenLine) => Promise<void>,
): Promise<LineActions> => {
  const key = keyOf(line_id)
  await call.context.db.transaction().execute(async (tx) => how(tx, key, await requireLine(tx, call, key)))
  return read(call, line_id)
}

const requireLeader = async (call: Call): Promise<void> => {
  const leads = await consistently(call.context.db, (tx) => isLeader(tx, call.viewer.scope))
  if (!leads) throw new Refused('owner.leaders')
}

export const mountOrderActions = (router: Router, context: Context): void =>
  implement(router, context, orderActionsApi, {
    actions: ({ line_id }, call) => read(call, line_id),
    appeal: ({ line_id, reason }, call) =>
      write(call, line_id, async (tx, key, line) => {
        if (!mayAppeal(line)) throw new Refused('appeal.state')
        const made = await insertAppeal(tx, key, {
          company_id: call.viewer.scope.company_id,
          member_id: Number(call.viewer.record.id),
          settlement_status: line.settlement_status,
          reason,
          now: call.now,
        })
        if (made === null) throw new Refused('appeal.open')
      }),
    answer: async (input, call) => {
      await answerAppeal(call, keyOf(input.line_id), input)
      return read(call, input.line_id)
    },
    note: ({ line_id, text }, call) =>
      write(call, line_id, (tx, key) => {
        const by = { company_id: call.viewer.scope.company_id, member_id: Number(call.viewer.record.id) }
        return insertNote(tx, key, { ...by, text, now: call.now })
      }),
    owners: ({ keyword }, call) =>
      consistently(call.context.db, async (tx) => {
        const { scope } = call.viewer
        const may = await isLeader(tx, scope)
        return { may, list: may ? await readOwnerChoices(tx, scope, keyword) : [] }
      }),
    owner: async ({ line_ids, member_id }, call) => {
      await requireLeader(call)
      return handOver(call, line_ids, member_id)
    },
  })
