import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type Request, type Response } from 'express'

/** Two people who never met wrote a platform from the same specification: `plain` to the letter, `odd` as loosely as it allows. */
export type ForeignStyle = 'plain' | 'odd'

export interface ForeignPlatform {
  readonly url: string
  /** Method and path of each call, in their order; `?` in front of those that it does not offer. */
  readonly asked: string[]
  /** Body or query of the last call to a path. */
  readonly sent: Map<string, Readonly<Record<string, unknown>>>
  /** Changes what the account's record says at the next sign-in. */
  grant(fields: Readonly<Record<string, unknown>>): void
  stop(): Promise<void>
}

export const foreignPassword = 'secret-word'
const account = 'boss'
const second = 1_773_729_440

const whole = {
  username: account,
  mobile: '13812348000',
  avatar: '',
  status: 1,
  company: 3,
  agency_level: 1,
  privilege_id: 2,
  current_version: 0,
  isadVersion: 0,
  is_film_cutter: 0,
  has_tt_tool: 1,
  is_share_video: 1,
  business_center: 1,
  has_console: 1,
  daping: 1,
  tk_pid: 1,
  tk_manager_id: 0,
  companyMenus: [{ menu_name: '权限', id: 4, pid: 0, url: '/directlyTeam/permissions', is_hide: 1 }, { broken: true }],
}
const records: Readonly<Record<ForeignStyle, Readonly<Record<string, unknown>>>> = {
  plain: { ...whole, id: '41', isad: [0, 1, 9], video_menu: [1, 2, 3] },
  odd: {
    ...Object.fromEntries(
      Object.entries(whole).map(([key, value]) => [key, typeof value === 'number' ? `${value}` : value]),
    ),
    id: 41,
    isad: '0,1,9',
    video_menu: '1,2,3',
    nickname: 'not in the specification',
  },
}

const announcements = Array.from({ length: 23 }, (_, n) => ({
  id: n + 1,
  title: `公告 ${n + 1}`,
  content: `<p>正文 ${n + 1}</p>`,
  add_time: second - n * 60,
}))
const notices = [{ membername: '小林', agency_level: 2, eventName: '加入团队', add_time: second }]
const bills = [
  { status: 0, incomeTotal: 120.5 },
  { status: 3, incomeTotal: 80 },
  { status: 4, incomeTotal: 7 },
]
const texts = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, String(value)]))

/** A platform that offers what section 7 of the specification names, and nothing else: every other path is 404. */
export const startForeignPlatform = async (style: ForeignStyle): Promise<ForeignPlatform> => {
  const odd = style === 'odd'
  let record: Readonly<Record<string, unknown>> = records[style]
  let unread = true
  const asked: string[] = []
  const sent: ForeignPlatform['sent'] = new Map()

  /** A success: with `data` and `message`, or with `msg`, a status in text, and no data where there is none to tell. */
  const good = (data?: unknown, said = ''): object =>
    odd
      ? { status: '1', ...(data === undefined ? {} : { data }), msg: said, took: 3 }
      : { status: 1, data: data ?? null, message: said }
  const bad = (said: string): object => (odd ? { status: 0, msg: said } : { status: 0, data: null, message: said })
  const rows = (list: readonly object[]): object => good(odd ? { list: list.map(texts) } : list)

  const calls: Readonly<Record<string, (request: Request) => object>> = {
    'POST /api/v1/login': ({ body }) =>
      body.account === account && body.password === foreignPassword
        ? good({ token: 'f-1', user: record })
        : bad('口令不对'),
    'POST /api/v1/smscode': ({ body }) =>
      typeof body.type === 'string' ? good(undefined, '已发送') : bad('缺少 type'),
    'GET /api/v1/member/logout': () => good(),
    'GET /api/v1/announ': () => (odd && !unread ? good() : good(unread ? announcements.slice(0, 1) : [])),
    'GET /api/v1/announ/read': ({ query }) => {
      unread = false
      return query.aid === '1' ? good() : bad('没有这条公告')
    },
    'GET /api/v1/announ/list': () => rows(announcements),
    'GET /api/v1/member/notice': () => rows(notices),
    'POST /api/v1/member/pass': ({ body }) => (body.code === '123456' ? good() : bad('验证码不对')),
    'POST /api/v1/member/modifyphone': ({ body }) =>
      body.code === '123456' ? good(undefined, '号码已确认') : bad('验证码不对'),
    'POST /api/v1/member/settimezone': ({ body }) =>
      typeof body.time_zone === 'string' && body.time_difference !== undefined ? good() : bad('缺少时区'),
    'GET /api/v1/finance': () => rows(bills),
    'POST /api/v1/member/uploadavatar': () => good('/private/face.jpg'),
  }
  const app = express()
  app.use('/api', express.json(), (request: Request, response: Response) => {
    const path = request.originalUrl.split('?')[0] ?? ''
    const name = `${request.method} ${path}`
    const answer = calls[name]
    asked.push(answer ? name : `?${name}`)
    sent.set(path, { ...request.query, ...(request.body as object) })
    if (!answer) response.status(404).type('text').send('no such thing')
    else if (path !== '/api/v1/login' && request.headers.token !== 'f-1')
      response.json(odd ? { status: '-1', msg: '请登录' } : { status: -1, data: null, message: '请登录' })
    else response.json(answer(request))
  })
  const server = createServer(app)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    sent,
    grant(fields) {
      record = { ...record, ...fields }
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
