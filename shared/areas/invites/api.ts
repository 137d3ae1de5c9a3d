import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { f, shapeOf } from '../../forms/form.ts'
import { INVITE_DAYS, MOST_INVITE_DAYS } from './states.ts'

/** Of a new invitation: the share of who comes, days, and how often it may be used (empty: as often as anybody likes). */
export const inviteFields = [
  f.rate('share_rate_bp', { least: 0, most: 10_000 }),
  f.count('days', { least: 1, most: MOST_INVITE_DAYS }),
  f.count('most_uses', { optional: true, least: 1, most: 1000 }),
  f.text('remark', { optional: true, most: 100 }),
] as const

/** What stands in the form before anything is typed. */
export const usualInvite = { share_rate_bp: 1000, days: INVITE_DAYS } as const

export const inviteApi = {
  /** A new invitation of the viewer's, its share at most the viewer's own. */
  save: endpoint({
    method: 'POST',
    path: '/api/v1/merchants/invite',
    access: 'merchantsTeamMent',
    amounts: 'none',
    input: z.strictObject(shapeOf(inviteFields)),
    data: z.object({ code: z.string() }),
  }),
}
