import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { f, shapeOf } from '../../forms/form.ts'

const rate = { least: 0, most: 10_000 } as const

/** Limits of the data wall's alerts by their names; rates in basis points. */
export const limitFields = [
  f.count('a1_minutes', { least: 1, most: 1440 }),
  f.count('a1_gaps', { least: 1, most: 100 }),
  f.rate('a2_amber', rate),
  f.rate('a2_red', rate),
  f.rate('a3_amber', rate),
  f.rate('a3_red', rate),
  f.rate('a4_amber', rate),
  f.count('a5_days', { least: 0, most: 180 }),
  f.count('a7_minutes', { least: 1, most: 30 }),
  f.rate('a8_budget', { least: 5000, most: 100_000 }),
  f.count('a8_days', { least: 0, most: 30 }),
] as const

const limits = z.strictObject(shapeOf(limitFields))

export const limitsApi = {
  /** When the walls of the viewer's scope raise their alerts. */
  read: endpoint({
    method: 'GET',
    path: '/api/v1/screen/limits',
    access: 'smartScreen',
    amounts: 'none',
    input: z.object({}),
    data: z.object({ limits }),
  }),
  /** Chooses that; for people, not for the wall itself. Refused beside the field where red would come before amber. */
  save: endpoint({
    method: 'POST',
    path: '/api/v1/screen/limits',
    access: 'smartScreen',
    amounts: 'none',
    input: limits,
    data: z.object({ limits }),
  }),
}
