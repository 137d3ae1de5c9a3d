import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { listInput, listOf } from '../../api/list.ts'

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
/** `content` is HTML of the platform's allowlist; the apps sanitise it again before they show it. */
const announcement = z.object({
  // A platform of someone else may number them.
  id: z.pipe(z.union([z.string(), z.int()]), z.transform(String)),
  title: z.string(),
  content: z.string(),
  add_time: z.coerce.number(),
})
export type Announcement = z.infer<typeof announcement>
const announcementRow = z.object({ ...announcement.shape, read: z.boolean() })
export type AnnouncementRow = z.infer<typeof announcementRow>

const noticeRow = z.object({
  id: z.string(),
  membername: z.string(),
  agency_level: z.int(),
  eventName: z.string(),
  add_time: z.int(),
  /** Addresses of the console that show what it is about; a platform of someone else may tell none. */
  links: z._default(z.array(z.object({ title: z.string(), path: z.string() })), []),
})
export type NoticeRow = z.infer<typeof noticeRow>

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))
const content = z.string().check(z.minLength(1), z.maxLength(40_000))

export const messagesApi = {
  /** What the account has not read yet, newest first, at most twenty. */
  unread: endpoint({
    method: 'GET',
    path: '/api/v1/announ',
    access: 'seat',
    input: z.object({}),
    data: z.array(announcement),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/announ/read',
    access: 'seat',
    input: z.object({ aid: z.string().check(z.minLength(1), z.maxLength(20)) }),
    data: z.unknown(),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/announ/list',
    access: 'seat',
    input: listInput,
    data: listOf(announcementRow),
  }),
  /** What happened in the account's own scope: new members, changed phones and passwords. */
  notice: endpoint({
    method: 'GET',
    path: '/api/v1/member/notice',
    access: 'session',
    input: listInput,
    data: listOf(noticeRow),
  }),
  /** Operators publish to everyone or, with `company`, to one company. */
  save: endpoint({
    method: 'POST',
    path: '/api/v1/announ/save',
    access: 'outbox',
    input: z.strictObject({
      title,
      content,
      /** The same in English: both or neither. */
      title_en: z.optional(title),
      content_en: z.optional(content),
      company: z.optional(z.int().check(z.nonnegative())),
      /** The same by its whole name. */
      company_name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
      /** From that day and time of the operator's clock on (`YYYY-MM-DD`, `HH:MM`); absent: at once, or as the day begins. */
      publish_day: z.optional(day),
      publish_clock: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
      /** The last day on which it stands; absent: without an end. */
      end_day: z.optional(day),
    }),
    data: announcement,
  }),
}
