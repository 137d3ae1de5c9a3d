import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallData } from '../../shared/api/endpoint.ts'
import { articleApi } from '../../shared/areas/academy/api.ts'
import { articleState } from '../../shared/areas/academy/states.ts'
import { articleWorkflow } from '../../shared/areas/academy/workflow.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'

const now = Date.UTC(2026, 4, 20, 4) / 1000
let platform: TestPlatform
const tokens = { ops: '', boss: '', cutter: '' }
type Who = keyof typeof tokens

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db } = platform
  const company = await makeCompany(db, 'Readers')
  await makeMember(db, 'art-ops', 0, 0, { agency_level: 1, operator: true })
  const boss = await makeMember(db, 'art-boss', company, 0, { privilege_id: 1 })
  await makeMember(db, 'art-cutter', company, boss, { is_film_cutter: true })
  for (const who of ['ops', 'boss', 'cutter'] as const) tokens[who] = await platform.signIn(`art-${who}`, password)
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const tell = async <T>(who: Who, path: string, body?: object, lang = 'zh') => {
  const { envelope } = await platform.ask(path, { token: tokens[who], headers: { lang }, ...(body ? { body } : {}) })
  return envelope as { status: number; message: string; data: T }
}
const ok = async <T>(...asked: Parameters<typeof tell>): Promise<T> => {
  const { status, message, data } = await tell<T>(...asked)
  expect(status, message).toBe(1)
  return data
}
const words = { title_en: null, summary: null, summary_en: null, content_en: null, course: null, video_url: null }
const wording = {
  ...words,
  id: null,
  title_zh: '选品',
  category: 2,
  content: '<p>看退款率</p>',
  place: 0,
  minutes: 3,
  audience: 0,
}
const save = async (more: object = {}): Promise<string> =>
  (await ok<{ id: string }>('ops', articleApi.save.path, { ...wording, ...more })).id
const publish = (id: string) => presser(platform, articleWorkflow).one(tokens.ops, 'publish', id)
interface Page {
  readonly list: Record<string, unknown>[]
  readonly summary: { readonly kpi: Record<string, number> }
}
const listOf = (who: Who, more = '') => ok<Page>(who, `/api/v1/article/list?limit=50${more}`)
const detail = (who: Who, id: string, lang = 'zh') =>
  tell<CallData<typeof articleApi.detail>>(who, `/api/v1/article/detail?id=${id}`, undefined, lang)

test('[AC1] operators write and publish, readers of the audience read what is published and harmless, and find nothing else', async () => {
  expect((await tell('boss', articleApi.save.path, wording)).status).toBe(0)
  const wrong = await tell<{ fields: object }>('ops', articleApi.save.path, {
    ...wording,
    content: '<script>x</script>',
  })
  expect(wrong.data.fields).toHaveProperty('content')
  const id = await save({
    content: '<p onclick="x()">看<b>退款率</b></p><script>alert(1)</script>',
    title_en: 'Products',
  })
  const forCutters = await save({ title_zh: '剪辑', audience: 2 })
  for (const who of ['boss', 'cutter'] as const) {
    expect((await listOf(who)).list).toEqual([])
    expect((await detail(who, id)).status).toBe(0)
  }
  for (const one of [id, forCutters]) expect((await publish(one)).ok).toBe(true)
  expect((await listOf('boss')).list.map(({ article_id }) => article_id)).toEqual([id])
  expect((await listOf('cutter')).list).toHaveLength(2)
  expect((await detail('boss', forCutters)).status).toBe(0)
  const { data } = await detail('boss', id)
  expect(data).toMatchObject({ title: '选品', content: '<p>看<b>退款率</b></p>', source: null })
  expect((await detail('boss', id, 'en')).data.title).toBe('Products')
  expect((await listOf('boss', '&keyword=退款率')).list).toHaveLength(1)
  const found = await ok<{ hits: object[] }>('boss', `/api/v1/search?q=${encodeURIComponent('选品')}`)
  expect(found.hits).toContainEqual(
    expect.objectContaining({ kind: 'article', title: '选品', path: `/articleList/articleList?open=${id}` }),
  )
  expect((await ok<{ hits: object[] }>('boss', `/api/v1/search?q=${encodeURIComponent('剪辑')}`)).hits).toEqual([])
  expect((await presser(platform, articleWorkflow).one(tokens.boss, 'takeDown', id)).ok).toBe(false)
  await ok('ops', articleApi.save.path, { ...wording, id, title_zh: '选品二' })
  expect((await detail('ops', id)).data.source).toMatchObject({ title_zh: '选品二' })
  expect((await presser(platform, articleWorkflow).one(tokens.ops, 'takeDown', id)).ok).toBe(true)
  expect((await detail('boss', id)).status).toBe(0)
  expect((await listOf('ops')).list.find(({ article_id }) => article_id === id)).toMatchObject({
    article_state: articleState.down,
  })
})

test('[AC2] reading, keeping and finding useful is each reader’s own, and counts once', async () => {
  const id = await save({ title_zh: '直播' })
  await publish(id)
  const mark = (who: Who, name: string, on = true) => ok(who, articleApi.mark.path, { id, mark: name, on })
  for (const who of ['boss', 'boss', 'cutter'] as const) await mark(who, 'read')
  await mark('boss', 'favourite')
  await mark('boss', 'useful')
  expect((await detail('boss', id)).data).toMatchObject({
    read: true,
    is_favourite: true,
    is_useful: true,
    views: 2,
    useful: 1,
  })
  expect((await detail('cutter', id)).data).toMatchObject({ read: true, is_favourite: false, is_useful: false })
  await mark('boss', 'favourite', false)
  expect((await listOf('boss', '&is_favourite=1')).list).toEqual([])
  const { summary } = await listOf('boss')
  expect(summary.kpi).toMatchObject({ read: 1 })
  expect((summary.kpi.read ?? 0) + (summary.kpi.unread ?? 0)).toBe(summary.kpi.articles)
})

test('[AC3] a course is read in its order, with the progress of each reader', async () => {
  const ids = []
  for (const place of [1, 2, 3]) ids.push(await save({ title_zh: `第${place}课`, course: '七步', place, category: 1 }))
  for (const id of ids) await publish(id)
  const [first = '', second, third = ''] = ids
  await ok('boss', articleApi.mark.path, { id: first, mark: 'read', on: true })
  expect((await detail('boss', first)).data).toMatchObject({ course_of: 3, course_read: 1, next: { id: second } })
  expect((await detail('boss', third)).data.next).toBeNull()
})
