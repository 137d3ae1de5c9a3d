import type { OwnerState } from '../../shared/areas/orders/enums.ts'
import { type LineKeyParts, readLineId } from '../../shared/areas/orders/line-id.ts'
import { orderLineWorkflow } from '../../shared/areas/orders/workflow.ts'
import type { Tx } from '../db/tables.ts'
import { Refused } from '../http/refused.ts'
import type { TextKey } from '../http/texts.ts'
import { isMemberChoice } from '../queries/account/choices.ts'
import { answers, closeAppeal, insertAppeal } from '../queries/orders/appeals.ts'
import { holdLine, readLine, type SeenLine } from '../queries/orders/line.ts'
import { readLinePeople } from '../queries/orders/people.ts'
import { type Actor, memberOf } from './actor.ts'
import { type Doing, type Held, machineOf } from './machine.ts'

interface Row extends SeenLine, Held {
  readonly id: LineKeyParts
}

const [PENDING, FROZEN] = [1, 4]
const OPEN = 1

const notFree: Readonly<Record<OwnerState, TextKey>> = {
  0: 'workflow.state',
  1: 'owner.locked',
  2: 'owner.unpaid',
  3: 'owner.adjustment',
}

const reader =
  (read: typeof readLine) =>
  async (tx: Tx, { scope }: Actor, key: string): Promise<Row | undefined> => {
    const id = readLineId(key)
    const line = id && (await read(tx, scope, id))
    if (!line) return undefined
    const { settlement_status, owner_state, owner_name } = line
    const values = { settlement_status, owner_state, owner_name }
    return { ...line, id, state: line.appeal_state, values, name: id.order_id }
  }

const close = (
  tx: Tx,
  { by, row, input }: Doing<Row, { readonly answer: string }>,
  state: (typeof answers)[keyof typeof answers],
): Promise<void> => {
  const { company_id } = by.scope
  return closeAppeal(tx, row.id, { company_id, state, answer: input.answer, member_id: memberOf(by), now: by.now })
}

export const orderLineMachine = machineOf<typeof orderLineWorkflow.transitions, Row>(orderLineWorkflow, {
  none: 'order.line.none',
  wrongState: {
    appeal: ({ state }) => (state === OPEN ? 'appeal.open' : 'appeal.state'),
    accept: 'appeal.none',
    decline: 'appeal.none',
    transfer: ({ owner_state }) => notFree[owner_state],
  },
  hold: reader(holdLine),
  look: reader(readLine),
  people: readLinePeople,
  runs: {
    appeal: async (tx, { by, row, input }) => {
      const { settlement_status } = row
      const of = { company_id: by.scope.company_id, member_id: memberOf(by), now: by.now }
      await insertAppeal(tx, row.id, { ...of, settlement_status, reason: input.reason })
      return { before: {}, after: input }
    },
    // Only a frozen line's state follows; what it means for an ineligible one stands in the answer's words.
    accept: {
      through: 'gate',
      run: async (tx, doing, write) => {
        const { row, input } = doing
        await close(tx, doing, answers.accepted)
        if (row.settlement_status !== FROZEN) return { before: {}, after: input }
        const { order_id, ...name } = row.id
        await write({ kind: 'update', order_id, cleared: [name] })
        return { before: { settlement_status: FROZEN }, after: { settlement_status: PENDING, ...input } }
      },
    },
    decline: async (tx, doing) => {
      await close(tx, doing, answers.declined)
      return { before: {}, after: doing.input }
    },
    transfer: {
      through: 'gate',
      run: async (tx, { by, row, input }, write) => {
        const { scope } = by
        if (!(await isMemberChoice(tx, scope, input.owner_member_id))) throw new Refused('owner.outside')
        const from = row.owner_member_id
        const member_id = Number(input.owner_member_id)
        if (member_id === from) return undefined
        const { order_id, ...name } = row.id
        await write({ kind: 'update', order_id, owners: [{ ...name, from, member_id, within: scope.member_id }] })
        return { before: { owner_member_id: from }, after: { owner_member_id: member_id } }
      },
    },
    note: async (_, { input }) => ({ before: {}, after: input }),
  },
})
