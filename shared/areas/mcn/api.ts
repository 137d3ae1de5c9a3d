import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { f, shapeOf } from '../../forms/form.ts'

/** A contract that is offered: with whom, which part of the creator's commission the agency keeps, until when. */
export const bindFields = [
  f.creator('creator_id'),
  f.rate('share_rate_bp', { least: 0, most: 9000 }),
  f.date('end_date'),
] as const

export const mcnApi = {
  bind: endpoint({
    method: 'POST',
    path: '/api/v1/mcn/bind',
    access: 'mncPlatform',
    input: z.strictObject(shapeOf(bindFields)),
    data: z.object({ id: z.string() }),
  }),
}
