import * as z from 'zod/mini'
import { accountApi } from '../../shared/areas/account/api.ts'
import { financeApi } from '../../shared/areas/bills/api.ts'
import { messagesApi } from '../../shared/areas/messages/api.ts'
import { idOf, numberOf } from '../../shared/record/fields.ts'
import { userRecord } from '../../shared/record/record.ts'

/**
 * The calls that the specification itself names, with what any platform may answer to them: nothing where nothing is needed,
 * a bare list for a page, rows without what the specification does not name. Each row stands alone: one that cannot be
 * read is left out.
 */
const id = z.pipe(z.transform(idOf), z.string())
const text = z.catch(id, '')
const number = z.pipe(z.transform(numberOf), z.number())
const orZero = z.catch(number, 0)
/** Unix seconds; 0 where none is told, or one that no calendar has. */
const time = z.catch(z.pipe(z.transform(numberOf), z.int().check(z.minimum(0), z.maximum(253_402_300_799))), 0)

const rowsOf = <Row>(row: z.ZodMiniType<Row>) =>
  z.transform((value: unknown): Row[] =>
    (Array.isArray(value) ? value : []).flatMap((one: unknown) => {
      const read = row.safeParse(one)
      return read.success ? [read.data] : []
    }),
  )

/** A list of rows, bare, as a page, or absent. `whole` says that no pages are to be asked for. */
const pageOf = <Row>(row: z.ZodMiniType<Row>) => {
  const list = rowsOf(row)
  return z.pipe(
    z.transform((value: unknown): unknown =>
      Array.isArray(value) ? { list: value, whole: true } : (value ?? { list: [], whole: true }),
    ),
    z.object({ list, total: z.catch(number, 0), whole: z.catch(z.boolean(), false) }),
  )
}

const announcement = { id: id.check(z.minLength(1)), title: text, content: text, add_time: time }
const link = z.object({ title: z.string(), path: z.string() })

export const anyPlatform = {
  unread: {
    ...messagesApi.unread,
    data: z.pipe(
      pageOf(z.object(announcement)),
      z.transform(({ list }) => list),
    ),
  },
  announcements: {
    ...messagesApi.list,
    data: pageOf(
      z.object({ ...announcement, read: z.transform((value: unknown) => Boolean(numberOf(value ?? true))) }),
    ),
  },
  notices: {
    ...messagesApi.notice,
    data: pageOf(
      z.object({
        id: text,
        membername: text,
        agency_level: orZero,
        eventName: text,
        add_time: time,
        links: rowsOf(link),
      }),
    ),
  },
  bills: {
    ...financeApi.list,
    data: pageOf(
      z.object({
        status: number,
        incomeTotal: z.catch(z.coerce.number(), 0),
        currency: text,
        period: text,
        reject_reason: text,
        confirm_deadline: time,
      }),
    ),
  },
  /** `wait`: seconds until the next code (specification, section 9). */
  smscode: { ...accountApi.smscode, data: z.catch(z.object({ wait: number }), { wait: 60 }) },
  modifyphone: { ...accountApi.modifyphone, data: z.unknown() },
  /** Null where the platform tells no record of it. */
  settimezone: { ...accountApi.settimezone, data: z.catch(z.nullable(userRecord), null) },
}

export type AnnouncementRow = z.infer<typeof anyPlatform.announcements.data>['list'][number]
export type Announcement = z.infer<typeof anyPlatform.unread.data>[number]
export type DueBill = z.infer<typeof anyPlatform.bills.data>['list'][number]
