import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { rowId } from '../../api/row-id.ts'
import { f, shapeOf } from '../../forms/form.ts'
import { mediaFile } from '../media/api.ts'
import { contractKinds, dealTypes } from './states.ts'

const access = 'businessCentre'

/** What a deal says. Fee and rate follow its kind: 2 and 4 have a fee, 3 and 4 a rate. */
export const dealFields = [
  f.text('brand', { least: 1, most: 80 }),
  f.choice('deal_type', { options: dealTypes, labels: 'dealType', open: true }),
  f.product('product_id', { optional: true }),
  f.creator('creator_id', { optional: true }),
  f.money('flat_amt', { optional: true, least: 1 }),
  f.rate('rate_bp', { optional: true, least: 0, most: 8000 }),
  f.text('requirement', { optional: true, most: 1000, lines: 4 }),
  f.date('content_date', { optional: true }),
] as const

export const contractFields = [f.media('file_id', { kinds: contractKinds })] as const

const published = z.object({
  content_id: z.string(),
  title: z.string(),
  gmv_amt: z.int(),
  orders: z.int(),
})

export const dealApi = {
  /** What stands behind a deal. */
  detail: endpoint({
    method: 'GET',
    path: '/api/v1/business/deal/detail',
    access,
    input: z.strictObject({ id: rowId }),
    data: z.object({
      requirement: z.string(),
      contents: z.array(published),
      /** The sample that was asked for; null: none. */
      sample: z.nullable(
        z.object({ state: z.int(), qty: z.int(), tracking_no: z.string(), due_t: z.nullable(z.int()) }),
      ),
      contracts: z.array(z.object({ id: z.string(), by: z.string(), time: z.int(), file: mediaFile })),
      currency: z.string(),
      /** What the form begins with; null: it can no longer be changed. */
      source: z.nullable(z.record(z.string(), z.nullable(z.union([z.string(), z.int()])))),
    }),
  }),
  /** A new deal, or (`id`) another wording of one that is not in the making yet. */
  save: endpoint({
    method: 'POST',
    path: '/api/v1/business/deal/save',
    access,
    input: z.strictObject({ ...shapeOf(dealFields), id: z.nullable(rowId) }),
    data: z.object({ id: rowId }),
  }),
  contract: endpoint({
    method: 'POST',
    path: '/api/v1/business/deal/contract',
    access,
    input: z.strictObject({ ...shapeOf(contractFields), id: rowId }),
    data: z.object({ id: rowId }),
  }),
}
