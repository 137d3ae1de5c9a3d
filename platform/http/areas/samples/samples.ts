import type { Router } from 'express'
import type { HandlerInput } from '../../../../shared/api/endpoint.ts'
import { sampleApi } from '../../../../shared/areas/samples/api.ts'
import { sampleState } from '../../../../shared/areas/samples/states.ts'
import type { Tx } from '../../../db/tables.ts'
import { insertAudit } from '../../../queries/account/audit.ts'
import { isOwnCreator } from '../../../queries/products/creators.ts'
import { readOffered } from '../../../queries/products/offered.ts'
import { holdSample, insertSample, setSampleState } from '../../../queries/samples/requests.ts'
import { readOpenSample, readReach, readSampleOffer, readSkus, thresholdsOf } from '../../../queries/samples/samples.ts'
import { readCompany, type View, viewNow } from '../../../queries/view.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { listPresent } from '../../list-answer.ts'
import { Refused, wrongField } from '../../refused.ts'
import { requireOffered } from '../products/offered.ts'

type Wish = HandlerInput<typeof sampleApi.apply>

const audit = (tx: Tx, call: Call, action: string, object_id: string, after: Record<string, string | number>) =>
  insertAudit(tx, {
    member_id: Number(call.viewer.record.id),
    action,
    object_type: 'sample_request',
    object_id,
    after,
    ip: call.ip,
    now: call.now,
  })

/** Everything that a request must meet, the thresholds first. @throws {Refused} */
const requireSample = async (tx: Tx, call: Call, view: View, wish: Wish): Promise<number> => {
  const { company_id } = view.scope
  const { product_id, creator_id } = wish
  await requireOffered(tx, call, product_id, wish.rate_bp)
  if (!(await isOwnCreator(tx, view.scope, creator_id))) throw new Refused('creator.none')
  const offer = await readSampleOffer(tx, company_id, product_id, true)
  if (offer.sample_kind === 0) throw new Refused('sample.none')
  const unmet = thresholdsOf(offer.needs, await readReach(tx, view, creator_id)).find(({ met }) => !met)
  if (unmet) throw new Refused('sample.below', { fields: { creator_id: `sample.below.${unmet.name}` } })
  if ((await readOpenSample(tx, company_id, product_id, creator_id)) !== null) throw new Refused('sample.open')
  if (offer.left < wish.qty) throw new Refused('sample.used')
  const skus = await readSkus(tx, company_id, product_id)
  if (!skus.some(({ sku_id }) => sku_id === wish.sku_id)) throw wrongField('sku_id', 'field.wrong')
  if (wish.content_time <= call.now) throw wrongField('content_time', 'field.past')
  return offer.sample_kind
}

export const mountSamples = (router: Router, context: Context): void =>
  implement(router, context, sampleApi, {
    check: ({ product_id, creator_id }, call) =>
      listPresent(call, async (tx, view) => {
        const { company_id } = view.scope
        const product = await readOffered(tx, view.scope, call.now, product_id)
        if (!product) throw new Refused('product.none')
        if (creator_id !== undefined && !(await isOwnCreator(tx, view.scope, creator_id)))
          throw new Refused('creator.none')
        const { sample_kind, left, needs } = await readSampleOffer(tx, company_id, product_id)
        const has = creator_id === undefined ? undefined : await readReach(tx, view, creator_id)
        return {
          title: product.title,
          sample_kind,
          left,
          rate_bp: product.rate_bp,
          skus: await readSkus(tx, company_id, product_id),
          thresholds: thresholdsOf(needs, has),
          open: creator_id === undefined ? null : await readOpenSample(tx, company_id, product_id, creator_id),
          currency: view.company.currency,
        }
      }),
    apply: async (wish, call) => {
      const { scope, record } = call.viewer
      const view = viewNow(scope, await readCompany(context.db, scope.company_id), call.now)
      const id = await context.db.transaction().execute(async (tx) => {
        const sample_kind = await requireSample(tx, call, view, wish)
        const { rate_bp: _, content_time: content_t, ...asked } = wish
        const owner = { company_id: scope.company_id, member_id: Number(record.id) }
        const made = await insertSample(tx, { ...asked, ...owner, sample_kind, content_t }, call.now)
        const { product_id, creator_id, qty } = wish
        await audit(tx, call, 'sample.applied', made, { product_id, creator_id, qty })
        return made
      })
      return { id, state: sampleState.pending }
    },
    withdraw: async ({ id }, call) => {
      await context.db.transaction().execute(async (tx) => {
        const found = await holdSample(tx, call.viewer.scope, id)
        if (!found) throw new Refused('sample.unknown')
        if (found.state > sampleState.awaitingShipment) throw new Refused('sample.late')
        await setSampleState(tx, id, sampleState.withdrawn, call.now)
        await audit(tx, call, 'sample.withdrawn', id, { state: sampleState.withdrawn })
      })
      return { state: sampleState.withdrawn }
    },
  })
