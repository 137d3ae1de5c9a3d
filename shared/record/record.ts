import * as z from 'zod/mini'

const flag = z.catch(z.union([z.literal(0), z.literal(1)]), 0)
const flagOn = z.catch(z.union([z.literal(0), z.literal(1)]), 1)
const text = z.catch(z.string(), '')
const whole = (fallback: number) => z.catch(z.int(), fallback)

const companyMenu = z.object({
  menu_name: z.string(),
  id: z.string(),
  pid: z.string(),
  enname: text,
  ico: text,
  url: text,
  is_hide: flag,
})

/**
 * The stored user record (spec section 3), as the platform answers it and the apps keep it. A missing or malformed
 * field reads as its most restricted value; `has_d` and `has_zhishu` count as 1 when absent (decisions, rule 15).
 */
export const userRecord = z.object({
  id: z.string().check(z.minLength(1)),
  username: z.string().check(z.minLength(1)),
  /** 0 disabled, 1 active, 2 awaiting approval, 3 expired, 4 big screen only. Without it the record is unreadable. */
  status: z.int(),
  mobile: text,
  membername: text,
  avatar: text,
  /** 0 individual or top level; above 0 member of that company. */
  company: z.catch(z.int().check(z.nonnegative()), 0),
  company_name: text,
  agency_level: z.catch(z.int().check(z.minimum(1), z.maximum(4)), 4),
  privilege_id: whole(0),
  version: whole(0),
  current_version: whole(0),
  isadVersion: whole(0),
  isad: z.catch(z.array(z.int()), []),
  is_film_cutter: flag,
  has_tt_tool: flag,
  video_menu: z.catch(z.array(z.int()), []),
  has_d: flagOn,
  has_zhishu: flagOn,
  daping: flag,
  is_share_video: flag,
  business_center: flag,
  has_console: flag,
  tk_pid: text,
  tk_manager_id: text,
  manager_id: text,
  referrerName: text,
  time_zone: text,
  time_difference: z.catch(z.number(), -8),
  fb_time_zone: text,
  fb_time_difference: z.catch(z.number(), -5),
  companyMenus: z.catch(z.array(companyMenu), []),
  /** What the server lets this record see, e.g. `c1` or `m12`; walls of one scope share one poll and one room. */
  scope: text,
  /** Money and days of this account's company: display currency, IANA zone. */
  currency: z.catch(z.string().check(z.length(3)), 'USD'),
  zone: z.catch(z.string().check(z.minLength(1)), 'Asia/Shanghai'),
  /** First hour of the company's business day, 0 to 23. */
  cut_hour: z.catch(z.int().check(z.minimum(0), z.maximum(23)), 0),
  demo: z.catch(z.boolean(), false),
  /** The platform's own operator. */
  operator: flag,
  /** One of the configured users, or of the configured company, that always have the material library. */
  special_library: flag,
  /** A film cutter who works in the star-origin library. */
  star_cutter: flag,
  /** The inviting leader, whom a refusal of a module names; empty without one. */
  referrerMobile: text,
})

export type UserRecord = z.infer<typeof userRecord>

/** The record in `value`, or null when it is unreadable (then its holder counts as logged out). Never throws. */
export const readRecord = (value: unknown): UserRecord | null => {
  const read = userRecord.safeParse(value)
  return read.success ? read.data : null
}
