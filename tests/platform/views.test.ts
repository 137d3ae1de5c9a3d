import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Envelope } from '../../shared/api/envelope.ts'
import type { ListSetting, SavedView } from '../../shared/api/views.ts'
import type { BoardPanel } from '../../shared/areas/analysis/panels-api.ts'
import { orderColumns } from '../../shared/areas/orders/list.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

let platform: TestPlatform
const tokens = new Map<string, string>()
const ids = new Map<string, number>()

beforeAll(async () => {
  platform = await startTestPlatform()
  const { db } = platform
  const ours = await makeCompany(db, 'Ours')
  const theirs = await makeCompany(db, 'Theirs')
  const add = async (name: string, company: number, fields = {}) =>
    ids.set(name, await makeMember(db, name, company, 0, fields))
  await add('ann', ours, { privilege_id: 1, membername: 'Ann A' })
  await add('ben', ours, { privilege_id: 1 })
  await add('eve', theirs, { privilege_id: 1 })
  await add('agent', 0, { agency_level: 1 })
  await add('agent2', 0, { agency_level: 1 })
  await add('wall', ours, { status: 4 })
  for (const name of ids.keys()) tokens.set(name, await platform.signIn(name, password))
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const ask = async (name: string, path: string, body?: unknown): Promise<Envelope> =>
  (await platform.ask(`/api/v1/view/${path}`, { token: tokens.get(name) ?? '', body })).envelope
const read = async (name: string) =>
  (await ask(name, 'list?list=orders')).data as { setting: ListSetting; views: SavedView[] }
const view = (name: string, more: object = {}) => ({
  list: 'orders',
  name,
  query: '',
  is_default: false,
  shared: false,
  ...more,
})
const save = async (who: string, name: string, more: object = {}) =>
  (await ask(who, 'save', view(name, more))).data as SavedView[]
const wrong = (field: string, text = '格式不正确') => ({ status: 0, data: { fields: { [field]: text } } })

test('[EX17] what an account chose for a place is its own, of what can stand there, and no more than fit', async () => {
  const first = ['M03', 'M05', 'M06', 'M07', 'M08', 'M17', 'M13']
  expect((await ask('ann', 'metrics?zone=console')).data).toEqual(first)
  const chosen = ['M18', 'M03']
  expect((await ask('ann', 'metrics', { zone: 'console', metrics: chosen })).data).toEqual(chosen)
  expect((await ask('ann', 'metrics?zone=console')).data).toEqual(chosen)
  expect((await ask('ben', 'metrics?zone=console')).data).toEqual(first)
  expect(await ask('wall', 'metrics?zone=console')).toMatchObject({ status: 403 })
  expect(await ask('ann', 'metrics?zone=nowhere')).toMatchObject({ status: 0 })
  for (const metrics of [['M01'], ['M03', 'M03'], [], ['constructor'], Array.from({ length: 12 }, (_, n) => `M${n}`)])
    expect(await ask('ann', 'metrics', { zone: 'console', metrics })).toMatchObject({ status: 0 })
  expect((await ask('ann', 'metrics?zone=console')).data).toEqual(chosen)
  expect((await ask('ann', 'metrics', { zone: 'console', metrics: null })).data).toEqual(first)
  const { data } = await ask('ann', 'metrics?zone=liveRoom')
  expect(data).toHaveLength(8)
})

test('[EX1] every call needs the right to the list’s screen, and a list that there is', async () => {
  const calls = [
    ['list?list=orders', undefined],
    ['columns', { list: 'orders', setting: { columns: null, density: 'normal' } }],
    ['save', view('x')],
    ['remove', { list: 'orders', id: '1' }],
  ] as const
  for (const [path, body] of calls) {
    expect(await ask('wall', path, body)).toMatchObject({ status: 403, data: { rules: ['wall-seat'] } })
    expect(await ask('nobody', path, body)).toMatchObject({ status: -1 })
    for (const list of ['nothing', 'constructor', '__proto__']) {
      const named = body === undefined ? path.replace('orders', list) : path
      expect(await ask('ann', named, body && { ...body, list })).toMatchObject(wrong('list'))
    }
  }
})

test('[EX2] a column setting is the account’s own, and is cleaned to the columns that the list has', async () => {
  expect((await read('ann')).setting).toEqual({ columns: null, density: 'normal' })
  const columns = [
    { field: 'pay_amount', shown: true, width: 200, pin: 'left' },
    { field: 'gone_since', shown: true },
    { field: 'order_id', shown: false },
    { field: 'pay_amount', shown: false },
  ]
  const written = await ask('ann', 'columns', { list: 'orders', setting: { columns, density: 'compact' } })
  const { setting } = await read('ann')
  expect(written).toMatchObject({ status: 1, data: setting })
  expect(setting.density).toBe('compact')
  expect(setting.columns?.slice(0, 3)).toEqual([columns[0], columns[2], { field: 'create_time', shown: true }])
  expect(setting.columns?.map(({ field }) => field).sort()).toEqual(orderColumns.map(({ field }) => field).sort())
  expect(setting.columns?.find(({ field }) => field === 'quantity')).toEqual({ field: 'quantity', shown: true })
  expect((await read('ben')).setting.columns).toBeNull()
  const hidden = { columns: [{ field: 'order_id', shown: false }], density: 'normal' }
  expect(await ask('ann', 'columns', { list: 'orders', setting: hidden })).toMatchObject({ data: { columns: null } })
  const wide = { columns: [{ field: 'order_id', shown: true, width: 9 }], density: 'normal' }
  expect(await ask('ann', 'columns', { list: 'orders', setting: wide })).toMatchObject({ status: 0 })
})

test('[EX2] what another version has kept is cleaned when it is read, and what cannot be read is the list’s own', async () => {
  const keep = (setting: unknown) =>
    platform.db
      .updateTable('column_setting')
      .set({ setting: JSON.stringify(setting) })
      .where('member_id', '=', ids.get('ann') ?? 0)
      .execute()
  await keep({
    columns: [
      { field: 'old', shown: true },
      { field: 'region', shown: true },
    ],
    density: 'compact',
  })
  const { columns } = (await read('ann')).setting
  expect(columns?.slice(0, 2)).toEqual([
    { field: 'region', shown: true },
    { field: 'order_id', shown: true },
  ])
  expect(columns).toHaveLength(orderColumns.length)
  for (const broken of ['text', 7, null, { columns: 'x' }, { columns: [{ field: 1 }], density: 'normal' }]) {
    await keep(broken)
    expect((await read('ann')).setting).toEqual({ columns: null, density: 'normal' })
  }
})

test('[EX3] a view keeps what the list knows of an address, and a default one takes the place of the one before', async () => {
  const query =
    '?region=US,GB&page=7&settlement_status=1&evil=1&keyword=a%20b&sort_field=pay_amount&limit=50&pay_amount_min=5'
  const [first] = await save('ann', ' First ', { query, is_default: true })
  expect(first).toEqual({
    id: expect.any(String),
    name: 'First',
    query: 'region=US,GB&settlement_status=1&keyword=a%20b&sort_field=pay_amount&limit=50&pay_amount_min=5',
    is_default: true,
    shared: false,
    own: true,
    owner: 'Ann A',
  })
  const both = await save('ann', 'Second', { is_default: true })
  expect(both.map(({ name, is_default }) => [name, is_default])).toEqual([
    ['First', false],
    ['Second', true],
  ])
  const changed = await save('ann', 'Renamed', { id: first?.id, query: 'region=TH', is_default: true })
  expect(changed.map(({ name, query, is_default }) => [name, query, is_default])).toEqual([
    ['Renamed', 'region=TH', true],
    ['Second', '', false],
  ])
  expect((await read('ann')).views).toEqual(changed)
  expect(await ask('ann', 'remove', { list: 'orders', id: first?.id })).toMatchObject({ data: [{ name: 'Second' }] })
  expect(await ask('ann', 'remove', { list: 'orders', id: first?.id })).toMatchObject({
    status: 0,
    message: '视图不存在，或不是你的',
  })
})

test('[AN17] [AN18] at most six analyses stand on an account’s own dashboard, in the order in which they came', async () => {
  const panel = async (who: string, path: string, body?: unknown): Promise<Envelope> =>
    (await platform.ask(`/api/v1/analysis/panels${path}`, { token: tokens.get(who) ?? '', body })).envelope
  const shown = async (who: string) =>
    ((await panel(who, '')).data as BoardPanel[]).map(({ name, state, query }) => [name, state, query])
  const made: string[] = []
  for (const n of [1, 2, 3, 4, 5, 6, 7]) {
    const views = await save('ann', `A${n}`, { list: 'analysis', query: `dims=region&n=${n}`, shared: n < 3 })
    expect(views, `A${n}`).toHaveLength(n)
    made.push(views.at(-1)?.id ?? '')
  }
  const [one = '', two = '', three = ''] = made
  const query = 'dims=region'
  for (const id of [three, two, one, two]) expect(await panel('ann', '/add', { view: id })).toMatchObject({ status: 1 })
  expect(await shown('ann')).toEqual(['A3', 'A2', 'A1'].map((name) => [name, 'shown', query]))
  for (const id of made.slice(3, 6)) await panel('ann', '/add', { view: id })
  const more = { status: 0, message: '数据看板最多放 6 个分析，请先移除一个' }
  expect(await panel('ann', '/add', { view: made[6] })).toMatchObject(more)
  const before = await shown('ann')
  const place = ((await panel('ann', '')).data as BoardPanel[])[1]?.place
  expect(((await panel('ann', '/remove', { view: two })).data as BoardPanel[]).map(({ name }) => name)).toEqual([
    'A3',
    'A1',
    'A4',
    'A5',
    'A6',
  ])
  await panel('ann', '/add', { view: two, place })
  expect(await shown('ann')).toEqual(before)

  // A shared view is on the dashboard of whoever added it.
  expect(await shown('ben')).toEqual([])
  for (const id of [one, two]) expect(await panel('ben', '/add', { view: id })).toMatchObject({ status: 1 })
  for (const [who, id] of [
    ['ben', three],
    ['eve', one],
    ['ben', (await read('ann')).views[0]?.id ?? '999999'],
  ] as const)
    expect(await panel(who, '/add', { view: id }), who).toMatchObject({ status: 0, message: '视图不存在，或不是你的' })
  await save('ann', 'Renamed', { list: 'analysis', id: one, query, shared: false })
  await ask('ann', 'remove', { list: 'analysis', id: two })
  expect(await shown('ben')).toEqual([
    ['A1', 'denied', ''],
    ['A2', 'gone', ''],
  ])
  expect((await shown('ann')).slice(1, 3)).toEqual([
    ['A2', 'gone', ''],
    ['Renamed', 'shown', query],
  ])
  await panel('ben', '/remove', { view: two })
  expect(await shown('ben')).toEqual([['A1', 'denied', '']])
  expect(await panel('wall', '')).toMatchObject({ status: 403 })
  expect(await panel('wall', '/add', { view: one })).toMatchObject({ status: 403 })
})

test('[EX4] a shared view is read by the company, and changed or removed by its owner only', async () => {
  const mine = (await save('ann', 'For all', { shared: true, is_default: true })).find(({ shared }) => shared)
  const seen = (await read('ben')).views
  expect(seen).toEqual([{ ...mine, is_default: false, own: false }])
  for (const who of ['eve', 'agent', 'agent2']) expect((await read(who)).views).toEqual([])
  const refused = { status: 0, data: null, message: '视图不存在，或不是你的' }
  for (const who of ['ben', 'eve']) {
    expect(await ask(who, 'save', view('Mine now', { id: mine?.id, shared: true }))).toEqual(refused)
    expect(await ask(who, 'remove', { list: 'orders', id: mine?.id })).toEqual(refused)
  }
  expect((await read('ann')).views).toContainEqual(mine)
  expect(await ask('agent', 'save', view('x', { shared: true }))).toMatchObject(
    wrong('shared', '没有公司的账号不能共享视图'),
  )
  await platform.db.updateTable('member').set({ deleted_t: 1 }).where('username', '=', 'ann').execute()
  expect((await read('ben')).views).toEqual([])
})

test('[EX5] an account has at most twenty views of a list, however many are saved at once', async () => {
  const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => ask('ben', 'save', view(`v${n}`))))
  const refused = answers.filter(({ status }) => status === 0)
  expect(refused.map(({ message }) => message)).toEqual(Array(4).fill('每个列表最多保存 20 个视图'))
  const { views } = await read('ben')
  expect(views).toHaveLength(20)
  expect(await ask('ben', 'save', view('changed', { id: views[0]?.id }))).toMatchObject({ status: 1 })
})
