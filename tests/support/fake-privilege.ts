import type { Request } from 'express'
import type { Envelope } from '../../shared/api/envelope.ts'
import type { UserRecord } from '../../shared/record/record.ts'
import { fakeNow } from './fake-data.ts'

/** Answers of the permission preview: every record of the stage is an account of the viewer's scope, the viewer first. */
export const fakePrivilege = (
  records: ReadonlyMap<string, UserRecord>,
  viewer: (request: Request) => UserRecord | undefined,
): Record<string, (request: Request) => Envelope> => ({
  '/api/v1/privilege/account': (request) => {
    const keyword = String(request.query.keyword ?? '')
    const own = viewer(request)?.id
    const all = [...records.values()].sort((a, b) => Number(b.id === own) - Number(a.id === own))
    const list = all
      .filter(({ username, membername }) => username.includes(keyword) || membername.includes(keyword))
      .map(({ id, username, membername, status }) => ({ id, username, membername, status }))
    return { status: 1, data: { list, total: list.length, page: 1, limit: 50, data_time: fakeNow }, message: '' }
  },
  '/api/v1/privilege/record': ({ query }) => {
    const record = [...records.values()].find(({ id }) => id === query.id)
    return record
      ? { status: 1, data: record, message: '' }
      : { status: 0, data: null, message: '账号不存在，或不在您的管理范围' }
  },
})
