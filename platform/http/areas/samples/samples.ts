import type { Router } from 'express'
import type { HandlerInput } from '../../../../shared/api/endpoint.ts'
import { sampleApi } from '../../../../shared/areas/samples/api.ts'
import { sampleList } from '../../../../shared/areas/samples/list.ts'
import { sampleState } from '../../../../shared/areas/samples/states.ts'
import { dayOfText, dayStart } from '../../../../shared/time/zone.ts'
import type { Tx } from '../../../db/tables.ts'
import { insertAudit, objectOf } from '../../../queries/account/audit.ts'
import { insertRowNotice } from '../../../queries/messages/row-notice.ts'
import { isOwnCreator } from '../../../queries/products/creators.ts'
import { readOffered } from '../../../queries/products/offered.ts'
import { raiseVersion } from '../../../queries/pulse.ts'
import { insertSample } from '../../../queries/samples/requests.ts'
import { readOpenSample, readReach, readSampleOffer, readSkus, thresholdsOf } from '../../../queries/samples/samples.ts'
import { readCompany, type View, viewNow } from '../../../queries/view.ts'
import { readAbove } from '../../../queries/workflows/people.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { listPresent } from '../../list-answer.ts'
import { Refused, wrongField } from '../../refused.ts'
import { requireOffered } from '../products/offered.ts'

type Wish = HandlerInput<typeof sampleApi.apply>

interface Granted {
  readonly title: string
  readonly sample_kind: number
  /** Last second by which the content is promised. */
  readonly content_t: number
}

/** Everything that a request must meet, the thresholds first. @throws {Refused} */
const requireSample = async (tx: Tx, call: Call, view: View, wish: Wish): Promise<Granted> => {
  const { company_id } = view.scope
  const { product_id, creator_id } = wish
  const { title } = await requireOffered(tx, call, product_id, wish.rate_bp)
  if (!(await isOwnCreator(tx, view.scope, creator_id))) throw new Refused('creator.none')
  const offer = await readSampleOffer(tx, company_id, product_id, true)
  if (offer.sample_kind === 0) throw new Refused('sample.none')
  const unmet = thresholdsOf(offer.needs, await readReach(tx, view, creator_id)).find(({ met }) => !met)
  if (unmet) throw new Refused('sample.below', { fields: { creator_id: `sample.below.${unmet.name}` } })
  if ((await readOpenSample(tx, company_id, product_id, creator_id)) !== null) throw new Refused('sample.open')
  if (offer.left < wish.qty) throw new Refused('sample.used')
  const skus = await readSkus(tx, company_id, product_id)
  if (!skus.some(({ sku_id }) => sku_id === wish.sku_id)) throw wrongField('sku_id', 'field.wrong')
  const day = dayOfText(wish.content_date)
  if (!(day > view.day)) throw wrongField('content_date', Number.isNaN(day) ? 'field.wrong' : 'field.past')
  return { title, sample_kind: offer.sample_kind, content_t: dayStart(view.company.clock, day + 1) - 1 }
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
        const { title, ...granted } = await requireSample(tx, call, view, wish)
        const { rate_bp: _, content_date: __, ...asked } = wish
        const { company_id } = scope
        const member_id = Number(record.id)
        const made = await insertSample(tx, { ...asked, ...granted, company_id, member_id }, call.now)
        const { product_id, creator_id, qty } = wish
        await insertAudit(tx, {
          member_id,
          action: 'sample.apply',
          object_type: 'sample',
          object_id: objectOf(company_id, made),
          after: { product_id, creator_id, qty, sample_state: sampleState.pending },
          ip: call.ip,
          now: call.now,
        })
        const leader = await readAbove(tx, member_id)
        await insertRowNotice(tx, {
          member_ids: leader === null ? [] : [leader],
          by: member_id,
          name: title,
          event: 'sample.apply',
          list: sampleList.id,
          key: made,
          press: null,
          now: call.now,
        })
        await raiseVersion(tx, company_id, call.now)
        return made
      })
      return { id, state: sampleState.pending }
    },
  })
