import type { Request } from 'express'
import { accountApi } from '../../shared/areas/account/api.ts'
import { sessionApi } from '../../shared/areas/account/session-api.ts'
import { type PolicyType, policyApi } from '../../shared/areas/policy/api.ts'
import { policyHead, policyHtml } from '../../shared/areas/policy/html.ts'

const done = (data: unknown) => ({ status: 1, data, message: '' }) as const
const endpoints = Object.values({ ...sessionApi, ...accountApi, policy: policyApi.read })

/** Whether the contract leaves a call open to anyone. */
export const isPublic = (path: string): boolean =>
  endpoints.some((endpoint) => endpoint.path === path && endpoint.access === 'public')

export const fakeInvite = 'TIDE2026'

/** Ordinary answers of registration, forgotten password and policy: one invitation is known, every code is right. */
export const publicAnswers = {
  '/api/v1/invite': ({ query }: Request) =>
    query.code === fakeInvite
      ? done({ leader: '林潮', company: '潮汐互动', expire_time: 1_900_000_000 })
      : ({ status: 0, data: { fields: { code: '邀请码不存在' } }, message: '' } as const),
  '/api/v1/register': () => done({ id: '77' }),
  '/api/v1/member/forget': () => done(null),
  '/api/v1/policy': ({ query, headers }: Request) => {
    const type = query.type as PolicyType
    const language = headers.lang === 'en' ? 'en' : 'zh'
    return done({ type, ...policyHead(type, language), content: policyHtml(type, language) })
  },
}
