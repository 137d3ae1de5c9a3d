import { dealList } from '../../shared/areas/deals/list.ts'
import { dealState, hasFee, hasRate } from '../../shared/areas/deals/states.ts'
import { dealWorkflow } from '../../shared/areas/deals/workflow.ts'
import { idsOf } from '../../shared/forms/form.ts'
import type { Tx } from '../db/tables.ts'
import { Refused, wrongField } from '../http/refused.ts'
import { isMemberChoice } from '../queries/account/choices.ts'
import { findOpenSample, type HeldDeal, holdDeal, readDealPeople, setDeal } from '../queries/deals/deals.ts'
import { insertSample, unknownContents } from '../queries/samples/requests.ts'
import { readSampleOffer, readSkus } from '../queries/samples/samples.ts'
import type { Actor } from './actor.ts'
import { lastSecond } from './last-second.ts'
import { type Held, machineOf, onlyState } from './machine.ts'

type Row = HeldDeal & Held

/** @throws {Refused} beside the field that the kind of deal needs */
export const requireTerms = (
  deal_type: number,
  { flat_amt, rate_bp }: { readonly flat_amt: number | null; readonly rate_bp: number | null },
): void => {
  if (hasFee(deal_type) && flat_amt === null) throw wrongField('flat_amt', 'deal.fee')
  if (hasRate(deal_type) && rate_bp === null) throw wrongField('rate_bp', 'deal.rate')
}

interface Wanted {
  readonly qty: number
  readonly address: string
  readonly deadline_t: number
}

/** The sample of a deal: one that is under way, or a new request of it. @throws {Refused} where it cannot be asked for */
const sampleOf = async (tx: Tx, by: Actor, row: Row, { qty, address, deadline_t }: Wanted): Promise<number> => {
  const { company_id, product_id, creator_id, member_id } = row
  if (product_id === null || creator_id === null) throw new Refused('deal.needs')
  const known = await findOpenSample(tx, row)
  if (known !== undefined) return known
  const [sku] = await readSkus(tx, company_id, product_id)
  if (!sku) throw new Refused('deal.sku')
  const { sample_kind } = await readSampleOffer(tx, company_id, product_id, true)
  const asked = { company_id, product_id, creator_id, member_id, qty, address, sku_id: sku.sku_id }
  const promised = { sample_kind: sample_kind || 1, content_type: 1, content_count: 1, content_t: deadline_t }
  return Number(await insertSample(tx, { ...asked, ...promised }, by.now))
}

export const dealMachine = machineOf<typeof dealWorkflow.transitions, Row>(dealWorkflow, {
  none: 'deal.none',
  hold: async (tx, { scope }, key) => {
    const row = await holdDeal(tx, scope, key)
    if (!row) return undefined
    const values = { deal_fee: row.flat_amt, deal_rate: row.rate_bp, deal_owner: row.owner_name }
    return { ...row, values, name: row.brand, at: { list: dealList.id, key } }
  },
  people: readDealPeople,
  runs: {
    quote: async (tx, { row, to, by, input }) => {
      requireTerms(row.deal_type, input)
      await setDeal(tx, row.id, { ...input, state: to }, by.now)
      return { before: { flat_amt: row.flat_amt, rate_bp: row.rate_bp }, after: input }
    },
    sample: async (tx, { row, to, by, input: { content_date, ...wanted } }) => {
      const deadline_t = await lastSecond(tx, by, 'content_date', content_date)
      const sample_id = await sampleOf(tx, by, row, { ...wanted, deadline_t })
      await setDeal(tx, row.id, { sample_id, deadline_t, state: to }, by.now)
      return { before: {}, after: { qty: wanted.qty, content_date } }
    },
    make: async (tx, { row, to, by, input: { content_date } }) => {
      await setDeal(
        tx,
        row.id,
        { deadline_t: await lastSecond(tx, by, 'content_date', content_date), state: to },
        by.now,
      )
      return { before: {}, after: { content_date } }
    },
    publish: async (tx, { row, to, by, input }) => {
      const { creator_id, company_id } = row
      if (creator_id === null) throw new Refused('deal.needs')
      const content_ids = [...new Set([...idsOf(input.content_ids.replace(/[，、\s]+/g, ','))])]
      const unknown = await unknownContents(tx, company_id, creator_id, content_ids)
      if (unknown.length > 0 || content_ids.length === 0) {
        const ids = unknown.join(', ') || '—'
        throw wrongField('content_ids', 'deal.content', { ids })
      }
      await setDeal(tx, row.id, { content_ids, state: to }, by.now)
      return { before: { content_ids: row.content_ids.join(',') }, after: { content_ids: content_ids.join(',') } }
    },
    settle: async (tx, { row, to, by }) => {
      await setDeal(tx, row.id, { state: to }, by.now)
      return onlyState
    },
    lose: async (tx, { row, to, by, input: { reason } }) => {
      await setDeal(tx, row.id, { lost_reason: reason, state: to }, by.now)
      return { before: {}, after: { reason } }
    },
    reopen: async (tx, { row, by }) => {
      await setDeal(tx, row.id, { lost_reason: '', state: dealState.lead }, by.now)
      return onlyState
    },
    assign: async (tx, { row, by, input: { owner_member_id } }) => {
      if (!(await isMemberChoice(tx, by.scope, owner_member_id))) throw new Refused('owner.outside')
      const member_id = Number(owner_member_id)
      if (member_id === row.member_id) return undefined
      await setDeal(tx, row.id, { member_id }, by.now)
      return { before: { owner_member_id: String(row.member_id) }, after: { owner_member_id } }
    },
  },
})
