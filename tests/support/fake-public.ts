import type { PolicyType } from '../../shared/areas/policy/api.ts'
import { policyHead, policyHtml } from '../../shared/areas/policy/html.ts'
import { type Answers, refuse } from './fake-call.ts'

export const fakeInvite = 'TIDE2026'

/** Ordinary answers of registration, forgotten password and policy: one invitation is known, every code is right. */
export const publicAnswers: Answers = {
  '/api/v1/invite': ({ query }) =>
    query.code === fakeInvite
      ? { leader: '林潮', company: '潮汐互动', expire_time: 1_900_000_000 }
      : refuse('', { fields: { code: '邀请码不存在' } }),
  '/api/v1/policy': ({ query, headers }) => {
    const type = query.type as PolicyType
    const language = headers.lang === 'en' ? 'en' : 'zh'
    return { type, ...policyHead(type, language), content: policyHtml(type, language) }
  },
}
