import type { Router } from 'express'
import type { HandlerInput } from '../../../../shared/api/endpoint.ts'
import { dealApi } from '../../../../shared/areas/deals/api.ts'
import { contractKinds, dealState } from '../../../../shared/areas/deals/states.ts'
import { todayOf } from '../../../../shared/time/zone.ts'
import type { Tx } from '../../../db/tables.ts'
import { holdFile } from '../../../media/hold.ts'
import { insertAudit, objectOf } from '../../../queries/account/audit.ts'
import {
  type HeldDeal,
  holdDeal,
  insertContract,
  insertDeal,
  readContracts,
  readDeal,
  setDeal,
} from '../../../queries/deals/deals.ts'
import { readDealContents, readDealSample } from '../../../queries/deals/detail.ts'
import { readUsable } from '../../../queries/media/files.ts'
import { isOwnCreator } from '../../../queries/products/creators.ts'
import { readOffered } from '../../../queries/products/offered.ts'
import { raiseVersion } from '../../../queries/pulse.ts'
import { requireTerms } from '../../../workflows/deals.ts'
import { lastSecond } from '../../../workflows/last-second.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { present } from '../../present.ts'
import { Refused, wrongField } from '../../refused.ts'
import { shownFile } from '../media/shown.ts'

type SaveInput = HandlerInput<typeof dealApi.save>

const requireDeal = async (tx: Tx, { viewer: { scope } }: Call, id: string, find = holdDeal): Promise<HeldDeal> => {
  const found = await find(tx, scope, id)
  if (!found) throw new Refused('deal.none')
  return found
}

const isOpen = ({ state }: HeldDeal): boolean => state === dealState.lead || state === dealState.quoted

/** @throws {Refused} for what the caller does not see, and for what the kind of deal lacks */
const termsOf = async (tx: Tx, call: Call, input: SaveInput) => {
  const { id: _, content_date, requirement, ...terms } = input
  const { scope } = call.viewer
  if (terms.product_id !== null && !(await readOffered(tx, scope, call.now, terms.product_id)))
    throw wrongField('product_id', 'product.none')
  if (terms.creator_id !== null && !(await isOwnCreator(tx, scope, terms.creator_id)))
    throw wrongField('creator_id', 'creator.none')
  const deadline_t =
    content_date === null ? null : await lastSecond(tx, { scope, now: call.now }, 'content_date', content_date)
  return { ...terms, requirement: requirement ?? '', deadline_t }
}

const save = async (tx: Tx, call: Call, input: SaveInput): Promise<string> => {
  const { scope, record } = call.viewer
  const held = input.id === null ? undefined : await requireDeal(tx, call, input.id)
  if (held && !isOpen(held)) throw new Refused('deal.closed')
  // What is quoted already must stay whole.
  if (held?.state === dealState.quoted) requireTerms(input.deal_type, input)
  const terms = await termsOf(tx, call, input)
  const member_id = Number(record.id)
  if (held) await setDeal(tx, held.id, terms, call.now)
  const id = held
    ? String(held.id)
    : await insertDeal(tx, { ...terms, company_id: scope.company_id, member_id }, call.now)
  const { brand, deal_type, flat_amt, rate_bp } = terms
  await insertAudit(tx, {
    member_id,
    action: held ? 'deal.reword' : 'deal.begin',
    object_type: 'deal',
    object_id: objectOf(scope.company_id, id),
    after: { brand, deal_type, flat_amt, rate_bp },
    ip: call.ip,
    now: call.now,
  })
  await raiseVersion(tx, scope.company_id, call.now)
  return id
}

export const mountDeals = (router: Router, context: Context): void => {
  const contractsOf = async (tx: Tx, { id, company_id }: HeldDeal) => {
    const kept = await readContracts(tx, id)
    const files = await Promise.all(kept.map(({ file_id }) => readUsable(tx, company_id, file_id)))
    return kept.flatMap(({ file_id: _, ...contract }, place) => {
      const row = files[place]
      return row ? [{ ...contract, file: shownFile(context, row) }] : []
    })
  }
  implement(router, context, dealApi, {
    detail: ({ id }, call) =>
      present(call, async (tx, { company: { currency, clock } }) => {
        const deal = await requireDeal(tx, call, id, readDeal)
        const { brand, deal_type, product_id, creator_id, flat_amt, rate_bp, requirement, deadline_t } = deal
        const content_date = deadline_t === null ? null : todayOf(clock, deadline_t)
        const source = { brand, deal_type, product_id, creator_id, flat_amt, rate_bp, requirement, content_date }
        return {
          requirement,
          contents: await readDealContents(tx, deal),
          sample: await readDealSample(tx, deal.sample_id),
          contracts: await contractsOf(tx, deal),
          currency,
          source: isOpen(deal) ? source : null,
        }
      }),
    save: async (input, call) => ({ id: await context.db.transaction().execute((tx) => save(tx, call, input)) }),
    contract: ({ id, file_id }, call) =>
      context.db.transaction().execute(async (tx) => {
        const { scope, record } = call.viewer
        const deal = await requireDeal(tx, call, id)
        const file = await holdFile(tx, scope, file_id)
        if (!file || !contractKinds.some((kind) => kind === file.kind)) throw wrongField('file_id', 'deal.file')
        const member_id = Number(record.id)
        const made = await insertContract(tx, deal.id, file.id, member_id, call.now)
        await insertAudit(tx, {
          member_id,
          action: 'deal.contract',
          object_type: 'deal',
          object_id: objectOf(scope.company_id, id),
          after: { file: file.name },
          ip: call.ip,
          now: call.now,
        })
        return { id: made }
      }),
  })
}
