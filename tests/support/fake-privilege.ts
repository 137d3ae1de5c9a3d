import type { Request } from 'express'
import type { UserRecord } from '../../shared/record/record.ts'
import { type Answers, refuse } from './fake-call.ts'

/** Answers of the permission preview: every record of the stage is an account of the viewer's scope, the viewer first. */
export const fakePrivilege = (
  records: ReadonlyMap<string, UserRecord>,
  viewer: (request: Request) => UserRecord | undefined,
): Answers => ({
  '/api/v1/privilege/account': (request) => {
    const keyword = String(request.query.keyword ?? '')
    const own = viewer(request)?.id
    const all = [...records.values()].sort((a, b) => Number(b.id === own) - Number(a.id === own))
    const list = all.filter(({ username, membername }) => username.includes(keyword) || membername.includes(keyword))
    return { list, total: list.length, page: 1, limit: 50 }
  },
  '/api/v1/privilege/record': ({ query }) =>
    [...records.values()].find(({ id }) => id === query.id) ?? refuse('账号不存在，或不在您的管理范围'),
})
