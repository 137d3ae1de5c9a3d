import * as z from 'zod/mini'
import { readCompanyMenus } from './company-menus.ts'
import { idOf, listOf, numberOf } from './fields.ts'
import { recordRights } from './rights.ts'

/** A whole number, or its text. */
const whole = (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER) =>
  z.pipe(z.transform(numberOf), z.int().check(z.minimum(min), z.maximum(max)))
const orElse = (otherwise: number, min: number, max?: number) => z.catch(whole(min, max), otherwise)
const bit = z.pipe(z.transform(numberOf), z.union([z.literal(0), z.literal(1)]))
const flag = z.catch(bit, 0)
/** What is absent or null counts as `value`; what is malformed stays so. */
const absentIs = (value: number) => z.transform((given: unknown): unknown => given ?? value)
const flagOn = z.catch(z.pipe(absentIs(1), bit), 0)
/** Absent or null it is 0; what is malformed counts as 1. */
const flagUnlessClear = z.catch(z.pipe(absentIs(0), bit), 1)
const id = z.pipe(z.transform(idOf), z.string())
const text = z.catch(id, '')
const hours = (otherwise: number) => z.catch(z.pipe(z.transform(numberOf), z.number()), otherwise)
const list = z.catch(z.pipe(z.transform(listOf), z.array(whole())), [])

/**
 * The stored user record (spec section 3), as any platform answers it and the apps keep it. A missing or malformed
 * field reads as its most restricted value; `has_d` and `has_zhishu` count as 1 when absent or null. `company`,
 * `current_version` and `is_film_cutter` have no such value: absent or null they are 0, malformed the record is unreadable.
 */
export const userRecord = z.object({
  id: id.check(z.minLength(1)),
  username: id.check(z.minLength(1)),
  /** 0 disabled, 1 active, 2 awaiting approval, 3 expired, 4 big screen only. Without it the record is unreadable. */
  status: whole(),
  mobile: text,
  membername: text,
  avatar: text,
  /** 0 individual or top level; above 0 member of that company. */
  company: z.pipe(absentIs(0), whole(0)),
  company_name: text,
  agency_level: orElse(4, 1, 4),
  privilege_id: orElse(0, 0),
  /** Of the group of rights that it is in; null: nothing holds it back. */
  rights: recordRights,
  version: orElse(0, 0),
  current_version: z.pipe(absentIs(0), whole(0)),
  isadVersion: orElse(5, 0),
  isad: list,
  is_film_cutter: z.pipe(absentIs(0), bit),
  has_tt_tool: flag,
  video_menu: list,
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
  time_difference: hours(-8),
  fb_time_zone: text,
  fb_time_difference: hours(-5),
  companyMenus: z.transform(readCompanyMenus),
  /** What the server lets this record see, e.g. `c1` or `m12`. */
  scope: text,
  /** What its walls show of that beside the orders; walls of one scope that show the same share one poll and one room. */
  sight: text,
  /** Money and days of this account's company: display currency, IANA zone. */
  currency: z.catch(z.string().check(z.minLength(3), z.maxLength(3)), 'USD'),
  zone: z.catch(z.string().check(z.minLength(1)), 'Asia/Shanghai'),
  /** First hour of the company's business day, 0 to 23. */
  cut_hour: orElse(0, 0, 23),
  demo: z.catch(z.boolean(), false),
  /** The platform's own operator. */
  operator: flag,
  /** One of the configured users, or of the configured company, that always have the material library. */
  special_library: flag,
  /** A film cutter who works in the star-origin library. */
  star_cutter: flag,
  /** The company leaves screens that are to come out of its menus. */
  /** Of a paired wall, the one screen that it shows; empty for everybody else. */
  wall: z.catch(z.enum(['', 'data', 'clip', 'smart']), ''),
  /** Its password is one that somebody else knows: it is changed before anything else. */
  must_change: flagUnlessClear,
  /** The inviting leader, whom a refusal of a module names; empty without one. */
  referrerMobile: text,
})

export type UserRecord = z.infer<typeof userRecord>

/** The record in `value`, or null when it is unreadable (then its holder counts as logged out). Never throws. */
export const readRecord = (value: unknown): UserRecord | null => {
  const read = userRecord.safeParse(value)
  return read.success ? read.data : null
}
