import * as z from 'zod/mini'

/** `full`: no space to write; `unwritable`: it cannot be written for another reason; `down`: it does not answer. */
const partState = z.enum(['ok', 'full', 'unwritable', 'down'])
export type PartState = z.infer<typeof partState>

const parts = z.object({
  /** Takes durable writes. */
  database: z.optional(partState),
  /** The data folder has space and can be written. */
  disk: z.optional(partState),
  /** Takes files that people bring; only where that is not the data folder. */
  store: z.optional(partState),
})
export type HealthParts = z.infer<typeof parts>

/** `GET /livez`, alive or not. A platform of others may tell nothing of its parts. */
export const healthAnswer = z.object({ parts: z.catch(parts, {}) })
