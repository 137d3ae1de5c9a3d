import type { Request } from 'express'
import type { SignedIn } from '../../shared/areas/account/session-api.ts'
import type { Bill, BillDetail } from '../../shared/areas/bills/api.ts'
import type { AnnouncementRow, NoticeRow } from '../../shared/areas/messages/api.ts'
import type { UserRecord } from '../../shared/record/record.ts'
import type { Answers } from './fake-call.ts'
import { fakeNow } from './fake-of.ts'

export const fakeAnnouncement = (id: number, fields: Partial<AnnouncementRow> = {}): AnnouncementRow => ({
  id: String(id),
  title: `第 ${id} 号公告：结算规则调整`,
  content: `<p>第 ${id} 号公告的<b>正文</b>。</p>`,
  add_time: fakeNow - id * 3600,
  read: false,
  ...fields,
})

export const fakeNotice = (id: number): NoticeRow => ({
  id: String(id),
  membername: `creator_${id}`,
  agency_level: (id % 4) + 1,
  eventName: id % 2 === 0 ? '加入团队' : '更换手机号',
  add_time: fakeNow - id * 600,
  links: [],
})

const fakeBillDetail: BillDetail = {
  ...{
    id: '7',
    bill_no: 'B202602-000007',
    period: '2026-02',
    currency: 'USD',
    status: 0,
    disputed: [],
    may_dispute: true,
  },
  ...{ commission_amt: 130_000, deduction_amt: 6550, adjust_amt: 0, tax_amt: 0, income_amt: 123_450 },
  ...{ lines_amt: 123_450, bill_amt: 123_450, pay_amt: 888_840, pay_currency: 'CNY', fx_rate: 7.2 },
  ...{ carried: null, adjustments: [], deductions: [{ order_id: '577', product: 'Lamp', amt: -6550 }] },
}

export const fakeBill = (id: number, fields: Partial<Bill> = {}): Bill => ({
  id: String(id),
  bill_no: `B2026030${id}`,
  period: '2026-02',
  bill_type: 1,
  orders: 120,
  commission_total: 1300,
  deduction: 65.5,
  incomeTotal: 1234.5,
  income_amt: 123_450,
  currency: 'USD',
  status: 0,
  reject_reason: '',
  add_time: fakeNow,
  confirm_deadline: fakeNow + 7 * 86_400,
  ...fields,
})

const sessionOf = ([device, address, ago]: readonly [string, string, number], n: number): SignedIn => ({
  id: String(n + 1),
  device,
  address,
  add_time: fakeNow - ago - 3 * 86_400,
  used_time: fakeNow - ago,
  current: n === 0,
})

export interface FakeMessages {
  announcements: AnnouncementRow[]
  notices: NoticeRow[]
  bills: Bill[]
  sessions: SignedIn[]
}

/** Nothing waits; the account is signed in at three places. */
export const fakeMessages = (): FakeMessages => ({
  announcements: [],
  notices: [],
  bills: [],
  sessions: (
    [
      ['Chrome 130 · Windows 10', '203.0.113.7', 60],
      ['Safari 18 · iOS 18.1', '203.0.113.8', 7200],
      ['', '2001:db8::7', 86_400],
    ] as const
  ).map(sessionOf),
})

const pageOf = (rows: readonly object[], query: Request['query']) => {
  const [page, limit] = [Number(query.page ?? 1), Number(query.limit ?? 20)]
  return { list: rows.slice((page - 1) * limit, page * limit), total: rows.length, page, limit }
}

/** The ordinary answers of account, announcements, notices and bills. */
export const sessionAnswers = (
  messages: FakeMessages,
  recordOf: (request: Request) => UserRecord | undefined,
): Answers => ({
  '/api/v1/announ': () => messages.announcements.filter(({ read }) => !read).slice(0, 20),
  '/api/v1/announ/read': ({ query }) => {
    messages.announcements = messages.announcements.map((row) => (row.id === query.aid ? { ...row, read: true } : row))
    return null
  },
  '/api/v1/announ/list': ({ query: { keyword = '', ...query } }) =>
    pageOf(
      messages.announcements.filter(({ title }) => title.includes(String(keyword))),
      query,
    ),
  '/api/v1/member/notice': ({ query }) => pageOf(messages.notices, query),
  '/api/v1/finance': ({ query: { status, ...query } }) =>
    pageOf(
      messages.bills.filter((bill) => bill.status === Number(status)),
      query,
    ),
  '/api/v1/finance/settings': () => ({ reviews: true, auto_confirm: false }),
  '/api/v1/finance/detail': () => fakeBillDetail,
  '/api/v1/smscode': () => ({ wait: 60 }),
  '/api/v1/member/session': () => ({ list: messages.sessions }),
  '/api/v1/member/session/end': ({ body }) => {
    const before = messages.sessions.length
    messages.sessions = messages.sessions.filter(({ id, current }) => (body.id ? id !== body.id : current))
    return { ended: before - messages.sessions.length }
  },
  '/api/v1/register/rules': () => ({ password_min: 6 }),
  '/api/v1/member/uploadavatar': () => '/private/avatar/new.jpg',
  '/api/v1/member/modifyphone': ({ body: { phone } }) => ({ step: phone ? 'done' : 'new', mobile: phone ?? '' }),
  '/api/v1/member/settimezone': (request) => {
    const { time_zone, time_difference } = request.body
    return { ...recordOf(request), time_zone, time_difference: Number(time_difference) }
  },
})
