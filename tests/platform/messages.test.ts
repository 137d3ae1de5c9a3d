import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoAnnouncements } from '../../platform/demo/announcements.ts'
import { cleanHtml } from '../../platform/http/clean-html.ts'
import type { Announcement, AnnouncementRow, NoticeRow } from '../../shared/areas/messages/api.ts'
import { policyTypes } from '../../shared/areas/policy/api.ts'
import { policyHtml } from '../../shared/areas/policy/html.ts'
import { htmlAllowlist } from '../../shared/html/allowlist.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { hostileHtml } from './hostile-html.ts'

let clock = Date.UTC(2026, 5, 10, 4) / 1000
let platform: TestPlatform
let ours: number
let staff: number
const tokens = new Map<string, string>()

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => clock * 1000 })
  const { db } = platform
  ours = await makeCompany(db, 'Ours')
  const theirs = await makeCompany(db, 'Theirs')
  staff = await makeMember(db, 'staff', ours)
  await makeMember(db, 'wall', ours, 0, { status: 4 })
  await makeMember(db, 'rival', theirs)
  await makeMember(db, 'ops', 0, 0, { operator: true })
  for (const name of ['staff', 'wall', 'rival', 'ops']) tokens.set(name, await platform.signIn(name, password))
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const ask = async (name: string, path: string, body?: unknown, headers = {}) =>
  (await platform.ask(`/api/v1${path}`, { token: tokens.get(name) ?? '', body, headers })).envelope
const unread = async (name: string) => ((await ask(name, '/announ')).data as Announcement[]).map(({ title }) => title)
const publish = async (title: string, more: object = {}): Promise<Announcement> => {
  clock += 60
  const { data, message } = await ask('ops', '/announ/save', { title, content: `<p>${title}</p>`, ...more })
  if (!data || !('id' in (data as object))) throw new Error(message)
  return data as Announcement
}

/** Tags and attributes of what was kept, by an own reading. */
const tagsOf = (html: string) =>
  [...html.matchAll(/<\/?([a-z0-9]+)((?:\s+[^<>]*?)?)\s*\/?>/gi)].map(([, tag = '', rest = '']) => ({
    tag,
    attributes: [...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => ({ name, value })),
    left: rest.replace(/[\w-]+="[^"]*"/g, '').trim(),
  }))

describe('announcements', () => {
  test('[Y1] [Y2] one for everyone and one of the company wait, newest first, until they are read, once or often', async () => {
    const all = await publish('for all')
    const own = await publish('for us', { company: ours })
    expect(await unread('staff')).toEqual(['for us', 'for all'])
    expect(await unread('wall')).toEqual(['for us', 'for all'])
    expect(await unread('rival')).toEqual(['for all'])
    for (let time = 0; time < 2; time++)
      expect(await ask('staff', `/announ/read?aid=${own.id}`)).toMatchObject({ status: 1 })
    expect(await unread('staff')).toEqual(['for all'])
    expect(await unread('wall')).toEqual(['for us', 'for all'])
    const list = (await ask('staff', '/announ/list?keyword=FOR%20')).data as { list: AnnouncementRow[]; total: number }
    expect(list.list.map(({ title, read }) => [title, read])).toEqual([
      ['for us', true],
      ['for all', false],
    ])
    expect(await ask('staff', `/announ/read?aid=${all.id}`)).toMatchObject({ status: 1, data: null })
    const rows = await platform.db.selectFrom('announcement_read').selectAll().where('member_id', '=', staff).execute()
    expect(rows).toHaveLength(2)
  })

  test('[Y2] another company’s, a future and a missing one are refused alike', async () => {
    const own = await publish('secret', { company: ours })
    const later = {
      company_id: 0,
      title: 'later',
      content: 'x',
      publish_t: clock + 99_999,
      expire_t: null,
      author_id: null,
    }
    const { id } = await platform.db
      .insertInto('announcement')
      .values({ ...later, add_time: clock, update_time: clock })
      .returning('id')
      .executeTakeFirstOrThrow()
    const answers = [own.id, String(id), '999999999', 'x', '1 or 1=1'].map((aid) =>
      ask('rival', `/announ/read?aid=${encodeURIComponent(aid)}`),
    )
    for (const answer of await Promise.all(answers))
      expect(answer).toEqual({ status: 0, data: null, message: '公告不存在' })
    expect(await unread('rival')).not.toContain('later')
  })

  test('[Y1] what is over is no longer told; at most twenty are', async () => {
    for (let number = 0; number < 22; number++) await publish(`many ${number}`)
    expect(await unread('rival')).toHaveLength(20)
    expect((await unread('rival'))[0]).toBe('many 21')
    await platform.db.updateTable('announcement').set({ expire_t: clock }).where('title', 'like', 'many%').execute()
    expect(await unread('rival')).toEqual(['for all'])
    const list = (await ask('rival', '/announ/list?keyword=many')).data as { total: number }
    expect(list.total).toBe(0)
  })

  test('[Y3] the list has pages, a keyword that is no pattern, and pinned ones first', async () => {
    for (const title of ['100% sure', 'a_b', 'plain']) await publish(title)
    await platform.db.updateTable('announcement').set({ pinned: true }).where('title', '=', '100% sure').execute()
    const titles = async (query: string) =>
      ((await ask('rival', `/announ/list?${query}`)).data as { list: AnnouncementRow[] }).list.map(({ title }) => title)
    expect(await titles('keyword=%25')).toEqual(['100% sure'])
    expect(await titles('keyword=_')).toEqual(['a_b'])
    expect(await titles('limit=10&page=1')).toEqual(['100% sure', 'plain', 'a_b', 'for all'])
    expect(await titles('limit=10&page=2')).toEqual([])
  })

  test('[N5] an announcement in both languages is told, listed and found in the reader’s own', async () => {
    const english = { title_en: 'New rules', content_en: '<p>Hi<script>1</script></p>' }
    await publish('新规则', english)
    const inEnglish = { lang: 'en' }
    const first = async (headers: object) =>
      ((await ask('staff', '/announ', undefined, headers)).data as Announcement[])[0]
    expect(await first(inEnglish)).toMatchObject({ title: 'New rules', content: '<p>Hi</p>' })
    expect(await first({})).toMatchObject({ title: '新规则', content: '<p>新规则</p>' })
    const found = async (keyword: string, headers: object) =>
      (
        (await ask('staff', `/announ/list?keyword=${encodeURIComponent(keyword)}`, undefined, headers)).data as {
          total: number
        }
      ).total
    expect([await found('new rules', inEnglish), await found('新规', inEnglish)]).toEqual([1, 0])
    expect([await found('new rules', {}), await found('新规', {})]).toEqual([0, 1])
    const half = { title: 'x', content: 'x', title_en: 'x' }
    expect(await ask('ops', '/announ/save', half)).toMatchObject({
      status: 0,
      data: { fields: { content_en: expect.any(String) } },
    })
  })

  test('[Y4] only operators publish; the title is plain text and the content is cleaned before it is stored', async () => {
    const hostile = { title: '<b>A & B</b>', content: '<p onclick=x>Hi<script>1</script></p>' }
    expect(await ask('staff', '/announ/save', hostile)).toMatchObject({
      status: 403,
      data: { rules: ['operators-only'] },
    })
    const made = await publish(hostile.title, hostile)
    expect(made).toMatchObject({ title: '<b>A & B</b>', content: '<p>Hi</p>' })
    const stored = await platform.db
      .selectFrom('announcement')
      .select('content')
      .where('id', '=', Number(made.id))
      .execute()
    expect(stored).toEqual([{ content: '<p>Hi</p>' }])
    const empty = await ask('ops', '/announ/save', { title: 'x', content: '<script>1</script>' })
    expect(empty).toMatchObject({ status: 0, data: { fields: { content: expect.any(String) } } })
    const nowhere = await ask('ops', '/announ/save', { title: 'x', content: 'x', company: 999_999 })
    expect(nowhere).toMatchObject({ status: 0, data: { fields: { company: expect.any(String) } } })
    const audit = await platform.db.selectFrom('audit_log').selectAll().where('object_id', '=', made.id).execute()
    expect(audit).toMatchObject([{ action: 'announcement.published', object_type: 'announcement' }])
  })
})

describe('the allowlist', () => {
  test.each(hostileHtml)('[Y5] %s', (html) => {
    const clean = cleanHtml(html)
    for (const { tag, attributes, left } of tagsOf(clean)) {
      expect(htmlAllowlist.tags).toContain(tag)
      expect(left).toBe('')
      for (const { name, value } of attributes) {
        expect(`${tag} ${name}`).toMatch(/^(a (href|rel|target)|img (src|alt))$/)
        if (name === 'href') expect(value).toMatch(/^https:\/\/ok\.example\//)
        if (name === 'src') expect(value).toBe('/private/a.jpg')
      }
      if (tag === 'a' && attributes.length > 0)
        expect(attributes.slice(1)).toEqual([
          { name: 'rel', value: 'noopener noreferrer' },
          { name: 'target', value: '_blank' },
        ])
    }
    expect(clean.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]/)
    expect(cleanHtml(clean)).toBe(clean)
  })

  test('[Y5] what is allowed stays as it was written', () => {
    const link = '<a href="https://ok.example/?a=1&amp;b=2" rel="noopener noreferrer" target="_blank">link</a>'
    const kept = `<h3>T</h3><p>a<br />b <b>c</b> <i>d</i> <u>e</u> <strong>f</strong> <em>g</em> ${link}</p><h4>U</h4><ul><li>1</li></ul><ol><li>2</li></ol><img src="/private/a-1/b_2.jpg" alt="x" /><table><thead><tr><th>h</th></tr></thead><tbody><tr><td>d</td></tr></tbody></table>`
    expect(cleanHtml(kept)).toBe(kept)
    for (const { content, content_en } of demoAnnouncements)
      for (const html of [content, content_en]) expect(cleanHtml(html)).toBe(html)
  })
})

test('[Y6] notices are the reader’s own, newest first, their events in the language of the request', async () => {
  const row = { company_id: ours, agency_level: 3, ref_type: 'member', ref_id: '1', add_time: clock }
  const events = ['member.registered', 'password.changed', 'phone.changed', 'bill.created', 'other.thing']
  for (const event_code of events)
    await platform.db
      .insertInto('notice')
      .values({ ...row, member_id: staff, about: '夏小满', event_code })
      .execute()
  const names = async (name: string, headers = {}, query = '') => {
    const { list } = (await ask(name, `/member/notice${query}`, undefined, headers)).data as { list: NoticeRow[] }
    return list.map(({ eventName }) => eventName)
  }
  const chinese = ['other.thing', '新账单待确认', '修改了手机号', '修改了密码', '新成员待审核']
  expect(await names('staff')).toEqual(chinese)
  expect((await names('staff', { lang: 'en' })).at(-1)).toBe('new member awaiting approval')
  expect(await names('staff', {}, '?limit=10&page=2')).toEqual([])
  expect(await names('staff', {}, '?keyword=%25')).toEqual([])
  expect(await names('rival')).toEqual([])
})

test('[Y7] the policies are public, in the language of the request, and hold nothing but HTML of the allowlist', async () => {
  for (const type of policyTypes) {
    const { envelope } = await platform.ask(`/api/v1/policy?type=${type}`)
    expect(envelope).toMatchObject({ status: 1, data: { type, date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } })
    const { content, title } = envelope.data as { content: string; title: string }
    expect(title).toMatch(/[\u4e00-\u9fff]/)
    expect(content).toBe(policyHtml(type, 'zh'))
    const english = await platform.ask(`/api/v1/policy?type=${type}`, { headers: { lang: 'en' } })
    expect(english.envelope.data).toMatchObject({ content: policyHtml(type, 'en') })
    for (const language of ['zh', 'en'] as const) {
      const html = policyHtml(type, language)
      expect(cleanHtml(html)).toBe(html)
      expect(html.split('<h3>').length - 1).toBeGreaterThanOrEqual(6)
    }
    expect(policyHtml(type, 'zh').match(/<\w+>/g)).toEqual(policyHtml(type, 'en').match(/<\w+>/g))
  }
})

test('[Y24] operators plan announcements and end them: nobody is told before their time nor after it, and only operators see all', async () => {
  const save = (more: object) => ask('ops', '/announ/save', { title: 'Planned', content: '<p>x</p>', ...more })
  const nameless = await save({ company_name: 'No such company' })
  expect(nameless.data).toHaveProperty('fields.company_name')
  expect((await save({ publish_day: '2020-01-01', publish_clock: '10:00' })).status).toBe(0)
  expect((await save({ publish_day: '2026-06-13', end_day: '2026-06-12' })).data).toHaveProperty('fields.end_day')
  const planned = { company_name: 'Ours', publish_day: '2026-06-13', publish_clock: '10:00', end_day: '2026-06-13' }
  const { id } = (await save(planned)).data as Announcement
  const seen = async (name: string) => ask(name, '/announcement/manage?limit=50&keyword=Planned')
  const states = async () =>
    ((await seen('ops')).data as { list: Record<string, unknown>[] }).list.map((row) => [
      row.announcement_id,
      row.announcement_for,
      row.announcement_state,
    ])
  expect(await states()).toEqual([[id, 'Ours', 1]])
  expect((await seen('staff')).status).toBe(403)
  expect(await unread('staff')).not.toContain('Planned')
  const before = clock
  clock = Date.UTC(2026, 5, 13, 8) / 1000
  expect(await states()).toEqual([[id, 'Ours', 2]])
  expect(await unread('staff')).toContain('Planned')
  expect(await unread('rival')).not.toContain('Planned')
  clock += 2 * 86_400
  expect(await states()).toEqual([[id, 'Ours', 3]])
  expect(await unread('staff')).not.toContain('Planned')
  clock = before
})
