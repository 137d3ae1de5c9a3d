import * as z from 'zod/mini'

/** What stands around the zones. `version` names the state: equal versions mean equal content. */
export const wallHead = z.object({
  scope: z.string(),
  version: z.string(),
  /** Server time, Unix seconds. */
  ts: z.int(),
  /** IANA zone that cuts the business day, and its first hour. */
  tz: z.string(),
  cut_hour: z.int(),
  /** Business day `YYYY-MM-DD`. */
  day: z.string(),
  currency: z.string(),
  company: z.string(),
  /** Who leads the team that is shown; absent where the whole company is, or one who leads nobody. */
  team: z.optional(z.string()),
  /** How the account works that looks (`shared/access/mode.ts`). */
  module: z.int(),
  demo: z.boolean(),
  /** The scope's newest paid order, Unix seconds, while the business day has none; absent else, null without any at all. */
  newest_t: z.optional(z.nullable(z.int())),
})
export type WallHead = z.infer<typeof wallHead>
