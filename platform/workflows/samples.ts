import { productList } from '../../shared/areas/products/list.ts'
import { rejectCodes, sampleTerms } from '../../shared/areas/samples/states.ts'
import { sampleWorkflow } from '../../shared/areas/samples/workflow.ts'
import type { Tx } from '../db/tables.ts'
import { wrongField } from '../http/refused.ts'
import { textsOf } from '../queries/named.ts'
import {
  type HeldSample,
  holdSample,
  readSamplePeople,
  type SampleChange,
  setSample,
  unknownContents,
} from '../queries/samples/requests.ts'
import { type Changed, type Doing, type Held, machineOf, onlyState } from './machine.ts'

type Row = HeldSample & Held

const DAY = 86_400
/** Seconds that a parcel may take: as long as nobody says that it came, the content is due so much later. */
const ON_THE_WAY = 14 * DAY

const set = (tx: Tx, { key, to, by }: Doing<Row, unknown>, change: SampleChange = {}): Promise<void> =>
  setSample(tx, key, { ...change, state: to }, by.now)

const setState = async (tx: Tx, doing: Doing<Row, unknown>): Promise<Changed> => {
  await set(tx, doing)
  return onlyState
}

const contentTerm = ({ sample_kind }: Row): number => sampleTerms.content[sample_kind === 2 ? 2 : 1]

export const sampleMachine = machineOf<typeof sampleWorkflow.transitions, Row>(sampleWorkflow, {
  none: 'sample.unknown',
  wrongState: { withdraw: 'sample.late' },
  hold: async (tx, { scope }, key) => {
    const row = await holdSample(tx, scope, key)
    if (!row) return undefined
    const { product_id, title } = row
    return { ...row, values: {}, name: title ?? product_id, at: { list: productList.id, key: product_id } }
  },
  people: readSamplePeople,
  runs: {
    approve: async (tx, doing) => {
      await set(tx, doing, { ship_deadline_t: doing.by.now + sampleTerms.ship })
      return onlyState
    },
    reject: async (tx, doing) => {
      await set(tx, doing, { reject_reason: rejectCodes[doing.input.reason - 1] ?? 'OTHER' })
      return { before: {}, after: doing.input }
    },
    ship: async (tx, doing) => {
      const content_deadline_t = doing.by.now + ON_THE_WAY + contentTerm(doing.row)
      await set(tx, doing, { ...doing.input, content_deadline_t })
      return { before: {}, after: doing.input }
    },
    receive: async (tx, doing) => {
      await set(tx, doing, { content_deadline_t: doing.by.now + contentTerm(doing.row) })
      return onlyState
    },
    fulfil: async (tx, doing) => {
      const { row, by, input } = doing
      const content_ids = textsOf(input.content_ids.replaceAll(/[\s，、]+/g, ','))
      const [id] = await unknownContents(tx, by.scope.company_id, row.creator_id, content_ids)
      if (id !== undefined) throw wrongField('content_ids', 'sample.noContent', { id })
      const [needs, has] = [row.content_count, content_ids.length]
      if (has < needs) throw wrongField('content_ids', 'sample.fewContents', { needs, has })
      await set(tx, doing, { content_ids })
      return { before: {}, after: { content_ids: content_ids.join(', ') } }
    },
    cancel: async (tx, doing) => {
      await set(tx, doing)
      return { before: {}, after: doing.input }
    },
    withdraw: setState,
    unanswered: setState,
    unshipped: setState,
    unfulfilled: setState,
  },
})
