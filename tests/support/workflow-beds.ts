import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'
import { bindState } from '../../shared/areas/creators/states.ts'
import { applicantState, inviteState } from '../../shared/areas/invites/states.ts'
import { adAccountBed, adRuleBed } from './ad-beds.ts'
import { makeAds } from './ad-world.ts'
import { announcementBed } from './announcement-bed.ts'
import { articleBed } from './article-bed.ts'
import { type Bed, byKey, keys, type People, peopleOf } from './bed.ts'
import { clipCutterBed, clipDemandBed, clipTaskBed, makeMaterial } from './clip-beds.ts'
import { dealBed } from './deal-bed.ts'
import { liveBed } from './live-bed.ts'
import { accountBed, companyBed, jobBed } from './operation-beds.ts'
import { allTaken, lineWith, orderAt } from './orders.ts'
import { makeCompany, makeCreator, makeMember, password } from './people.ts'
import type { TestPlatform } from './platform.ts'
import { shopAuthBed, shopBed } from './shop-beds.ts'
import { shopCopyBed } from './shop-copy-bed.ts'
import { ttAccountBed } from './tt-account-bed.ts'
import { wallBed } from './wall-bed.ts'

const adBed = async (platform: TestPlatform, network: 1 | 2, now: number, area = `ads-${network}`): Promise<Bed> => {
  const { db } = platform
  const fields = { current_version: 1, ...(network === 2 ? { isad_version: 5 } : {}) }
  const { company, tokens } = await peopleOf(platform, area, fields)
  await makeAds(db, company, [{ account: 'row', network, campaigns: keys.map(() => 1) }], now - 7200, now)
  const put = (key: string, status: number) =>
    db
      .updateTable('ad_campaign')
      .set({ status })
      .where('company_id', '=', company)
      .where('campaign_id', '=', key)
      .execute()
  return { ...tokens, ...byKey, put }
}

const times = { add_time: 0, update_time: 0 }

const shopFields = { version: 9, current_version: 9 }

const makeShop = async (db: Db, company_id: number): Promise<void> => {
  const fields = { name: 'Shop', region: 'US', owner_member_id: null, seller_type: 1, rating: null }
  await db
    .insertInto('shop')
    .values({ company_id, shop_id: 'shop', ...times, ...fields })
    .execute()
  for (const product_id of keys) await putProduct(db, company_id, product_id)
}

const productBed = async (platform: TestPlatform): Promise<Bed> => {
  const { db } = platform
  const { company, tokens } = await peopleOf(platform, 'products', shopFields)
  await makeShop(db, company)
  const put = (key: string, status: number) =>
    db.updateTable('product').set({ status }).where('company_id', '=', company).where('product_id', '=', key).execute()
  return { ...tokens, ...byKey, put }
}

const putProduct = async (db: Db, company_id: number, product_id: string): Promise<void> => {
  await db
    .insertInto('product')
    .values({ company_id, product_id, shop_id: 'shop', title: product_id, image: '', first_seen_t: 0, ...times })
    .execute()
  await db
    .insertInto('sku')
    .values({
      company_id,
      sku_id: `${product_id}-a`,
      product_id,
      seller_sku: '',
      name: '',
      price_amt: 1000,
      stock: 5,
      ...times,
    })
    .execute()
}

const [ineligible, frozen, locked] = [3, 4, 1] as const

/** Lines of a seller below a leader, frozen and free unless it is told otherwise. */
const orderLineBed = async ({ db, gate, signIn }: TestPlatform, now: number): Promise<Bed> => {
  const [company, rivals] = [await makeCompany(db, 'lines'), await makeCompany(db, 'line rivals')]
  const of = (name: string, above: number, fields = {}) => makeMember(db, name, company, above, fields)
  const one = await of('lines-one', 0, { privilege_id: 1 })
  const leader = await of('lines-leader', one)
  const plain = await of('lines-plain', leader)
  const member = await of('lines-other', leader)
  await makeMember(db, 'lines-stranger', rivals, 0, { privilege_id: 1 })
  await makeCreator(db, company, 'creator', plain)
  const ids = ['row-c0', 'row-c1'] as const
  const line = () => lineWith({ creator_id: 'creator', settlement_status: frozen })
  allTaken(
    await gate.submit(
      company,
      ids.map((order_id) => orderAt(now - 86_400, { order_id, lines: [line()] })),
    ),
  )
  const put: Bed['put'] = async (key, appeal, { settlement_status = frozen, owner_state = 0 } = {}) => {
    const order_id = key.split('/')[0] ?? ''
    const where = sql`company_id = ${company} and order_id = ${order_id}`
    await sql`delete from order_appeal where ${where}`.execute(db)
    if (appeal > 0)
      await sql`insert into order_appeal (company_id, order_id, sku_id, content_id, n, member_id, settlement_status, reason,
          state, answer_member_id, answer_t, add_time)
        select company_id, order_id, sku_id, content_id, n, ${plain}, ${ineligible}::int, 'because it is so', ${appeal - 1}::int,
          ${appeal > 1 ? one : null}::bigint, ${appeal > 1 ? now : null}::bigint, ${now}::bigint
        from affiliate_order_line where ${where}`.execute(db)
    await sql`update commission_split set state = ${owner_state === locked ? 2 : 0} where ${where}`.execute(db)
    await sql`update affiliate_order_line set settlement_status = ${settlement_status}, owner_member_id = ${plain},
      owner_path = ${[plain, leader, one]}::bigint[] where ${where}`.execute(db)
  }
  return {
    one: await signIn('lines-one', password),
    other: await signIn('lines-leader', password),
    stranger: await signIn('lines-stranger', password),
    plain: await signIn('lines-plain', password),
    keys: ids.map((id) => `${id}/${line().sku_id}/${line().content_id}/1`) as [string, string],
    keyword: (key) => key.split('/')[0] ?? '',
    put,
    unfit: { settlement_status: 1, owner_state: locked },
    member: String(member),
  }
}

/** The marketplace of a company that has sold both products, with the creator whom the walk names, of a seller who leads nobody. */
const marketOf = async (platform: TestPlatform, name: string, now: number): Promise<People> => {
  const people = await peopleOf(platform, name, {})
  const { company, member } = people
  const seller = await makeMember(platform.db, `${name}-plain`, company, member)
  await makeCreator(platform.db, company, 'x', seller)
  const lines = keys.map((product_id, n) =>
    lineWith({ n: n + 1, sku_id: `sku-${product_id}`, product_id, creator_id: 'x' }),
  )
  allTaken(await platform.gate.submit(company, [orderAt(now - 60, { lines })]))
  await platform.db.updateTable('product').set({ stock: 50 }).where('company_id', '=', company).execute()
  return people
}

const offerBed = async (platform: TestPlatform, now: number): Promise<Bed> => {
  const { db, signIn } = platform
  const { company, tokens } = await marketOf(platform, 'offers', now)
  const plain = await signIn('offers-plain', password)
  const offer = { off_t: null, next_rate_bp: null, next_rate_t: null }
  const needs = { min_followers: null, min_gmv_amt: null, min_views: null, update_time: 0 }
  const of = { company_id: company, product_id: keys[0] }
  await db
    .insertInto('product_offer')
    .values({ ...of, ...offer, ...needs })
    .execute()
  const put = async (key: string, state: number): Promise<void> => {
    const [leaving, off, short, lowering] = [2, 3, 4, 5].map((one) => state === one)
    await db
      .updateTable('product')
      .set({ status: off ? 4 : 1, stock: short ? 1 : 50, standard_rate_bp: 1000 })
      .where('company_id', '=', company)
      .where('product_id', '=', key)
      .execute()
    await db
      .updateTable('product_offer')
      .set({
        off_t: leaving ? now + 3600 : null,
        next_rate_bp: lowering ? 900 : null,
        next_rate_t: lowering ? now + 3600 : null,
      })
      .where('company_id', '=', company)
      .execute()
  }
  return { ...tokens, ...byKey, plain, put }
}

const materialBed = async (platform: TestPlatform): Promise<Bed> => {
  const { db } = platform
  const { company, member, tokens } = await peopleOf(platform, 'materials', {
    video_menu: [1, 2, 3],
    is_share_video: true,
  })
  const leadsNobody = await makeMember(db, 'materials-plain', company, member, {
    video_menu: [1, 2, 3],
    is_share_video: true,
  })
  const whose = { company_id: company, member_id: leadsNobody }
  const made = await db
    .insertInto('media_file')
    .values({
      ...whose,
      ...times,
      ...{ name: 'clip.mp4', size: 9, sha256: 'x', mime: 'video/mp4', kind: 1, duration_ms: 9000, state: 2 },
      ...{ width: 1080, height: 1920, store_key: 'a'.repeat(32), cover_key: null, strip_key: null, same_id: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const material = { title: 'Clip', kind: 1, source: 1, product_id: null, creator_id: null, file_id: made.id }
  const ids = await db
    .insertInto('material')
    .values(keys.map((key) => ({ ...whose, ...material, ...times, title: key, licence_until_t: null })))
    .returning('id')
    .execute()
  const [one, beside] = ids.map(({ id }) => String(id))
  return {
    ...tokens,
    plain: await platform.signIn('materials-plain', password),
    keys: [one ?? '', beside ?? ''],
    keyword: (key) => key,
    columns: { material_source: 3, shared: 0 },
    unfit: { material_source: 1, shared: (transition) => (transition === 'share' ? 1 : 0) },
    put: (key, state, { material_source: source = 3, shared = 0 } = {}) =>
      db.updateTable('material').set({ state, source, shared }).where('id', '=', Number(key)).execute(),
  }
}

/** Requests of a company for an original of its own, so that its leaders decide them; a side that asks has another owner. */
const originalUseBed = async (platform: TestPlatform): Promise<Bed> => {
  const { db } = platform
  const { company, member, tokens } = await peopleOf(platform, 'originals', { is_share_video: true })
  const elsewhere = await makeCompany(db, 'originals elsewhere')
  const material_id = await makeMaterial(db, company, member, { source: 3, shared: 1 })
  const asked = { material_id, company_id: company, owner_company_id: company, member_id: member }
  const ids = await db
    .insertInto('original_use')
    .values(
      keys.map((account) => ({
        ...{ ...asked, ...times, account, purpose: 'A campaign', until_t: 4_000_000_000 },
        ...{ state: 3, decided_t: null, decided_by: null },
      })),
    )
    .returning('id')
    .execute()
  const [one, beside] = ids.map(({ id }) => String(id))
  return {
    ...tokens,
    keys: [one ?? '', beside ?? ''],
    keyword: (key) => key,
    columns: { use_side: 1 },
    unfit: { use_side: 2 },
    put: (key, state, { use_side = 1 } = {}) =>
      db
        .updateTable('original_use')
        .set({ state, owner_company_id: use_side === 1 ? company : elsewhere })
        .where('id', '=', Number(key))
        .execute(),
  }
}

const staffBed = async (platform: TestPlatform): Promise<Bed> => {
  const { db } = platform
  const { company, member, tokens } = await peopleOf(platform, 'staff', {})
  const [one, beside] = [
    await makeMember(db, 'row-c0', company, member),
    await makeMember(db, 'row-c1', company, member),
  ]
  const disabled_status = (kind = 1): number => (kind === 2 ? 4 : 1)
  return {
    ...tokens,
    keys: [String(one), String(beside)],
    keyword: (key) => key,
    columns: { account_kind: 1 },
    unfit: { account_kind: (transition) => (transition === 'enable' ? 2 : 1) },
    put: (key, status, columns) =>
      db
        .updateTable('member')
        .set({ status, disabled_status: disabled_status(columns?.account_kind) })
        .where('id', '=', Number(key))
        .execute(),
  }
}

/** Agents, who alone see creators and lead nobody: `other` above `one` above `plain`. */
const creatorBed = async ({ db, signIn }: TestPlatform, _: number, area = 'creators', kind = 1): Promise<Bed> => {
  const add = (name: string, agency_level: number, above = 0) =>
    makeMember(db, `${area}-${name}`, 0, above, { agency_level })
  const other = await add('other', 1)
  const member = await add('one', 2, other)
  const owner = await add('plain', 3, member)
  await add('below', 3, await add('stranger', 1))
  const rows = [`${area}-c0`, `${area}-c1`] as const
  for (const key of rows) await makeCreator(db, 0, key, owner)
  await db.updateTable('creator_binding').set({ kind }).where('creator_id', 'in', rows).execute()
  const binding = { company_id: 0, member_id: owner, kind, start_t: 0, end_t: null, ...times }
  const tokenOf = (name: string) => signIn(`${area}-${name}`, password)
  const leaders = { one: await tokenOf('one'), other: await tokenOf('other') }
  const owners = { one: await tokenOf('plain'), other: await tokenOf('plain') }
  const isAnswer = (transition: string): boolean => ['agree', 'object'].includes(transition)
  return {
    ...leaders,
    as: (transition) => (isAnswer(transition) ? owners : leaders),
    stranger: await tokenOf('stranger'),
    plain: (transition) => (isAnswer(transition) ? leaders.one : owners.one),
    ...byKey,
    keys: rows,
    member: String(member),
    put: async (creator_id, state) => {
      await db.deleteFrom('creator_binding').where('company_id', '=', 0).where('creator_id', '=', creator_id).execute()
      await db
        .insertInto('creator_binding')
        .values({ ...binding, creator_id, state, unbind_member_id: state === bindState.unbinding ? member : null })
        .execute()
    },
  }
}

/** A seller's bills, which its company's leader reviews. */
/** Two invitations of the first account's, each put into a state by what makes it. */
const inviteBed = async (platform: TestPlatform, now: number): Promise<Bed> => {
  const { db } = platform
  const { company, member, tokens } = await peopleOf(platform, 'invites', { share_rate_bp: 3000 })
  const codes = ['ROWCODE2', 'ROWCODE3'] as const
  const terms = { member_id: member, share_rate_bp: 1000, expire_t: now + 60, add_time: now }
  await db
    .insertInto('invite')
    .values(codes.map((code) => ({ code, ...terms })))
    .execute()
  const came = await makeMember(db, 'invites-came', company, member)
  return {
    ...tokens,
    keys: codes,
    keyword: (key) => key,
    put: async (code, state) => {
      const isUsed = state === inviteState.used
      await db
        .updateTable('member')
        .set({ invite_code: isUsed ? code : null })
        .where('id', '=', came)
        .execute()
      await db
        .updateTable('invite')
        .set({
          withdrawn_t: state === inviteState.withdrawn ? now : null,
          expire_t: state === inviteState.expired ? now : now + 60,
          most_uses: isUsed ? 1 : null,
        })
        .where('code', '=', code)
        .execute()
    },
  }
}

/** Two who came by an invitation of the first account's. */
const applicantBed = async (platform: TestPlatform, now: number): Promise<Bed> => {
  const { db } = platform
  const { company, member, tokens } = await peopleOf(platform, 'applicants', {})
  const invite_code = 'ROWCODE4'
  await db
    .insertInto('invite')
    .values({ code: invite_code, member_id: member, share_rate_bp: 1000, expire_t: now, add_time: 0 })
    .execute()
  const came = (name: string) => makeMember(db, name, company, member, { invite_code, status: 2 })
  const columns: Readonly<Record<number, { status: number; refused_reason: string }>> = {
    [applicantState.waiting]: { status: 2, refused_reason: '' },
    [applicantState.taken]: { status: 1, refused_reason: '' },
    [applicantState.refused]: { status: 0, refused_reason: 'x' },
  }
  return {
    ...tokens,
    keys: [String(await came('came-one')), String(await came('came-two'))],
    keyword: (key) => key,
    put: (key, state) =>
      db
        .updateTable('member')
        .set(columns[state] ?? {})
        .where('id', '=', Number(key))
        .execute(),
  }
}

/** Two things to look after, of the one below both leaders. */
const workBed = async ({ db, signIn }: TestPlatform, now: number): Promise<Bed> => {
  const add = (name: string, agency_level: number, above = 0) =>
    makeMember(db, `work-${name}`, 0, above, { agency_level })
  const other = await add('other', 1)
  const member = await add('one', 2, other)
  const owner_id = await add('plain', 3, member)
  await add('stranger', 1)
  const made = await db
    .insertInto('work_item')
    .values(
      keys.map((ref) => ({
        ...{ company_id: 0, kind: 1, ref, owner_id, given_id: null, since_t: now - 1, due_t: now + 1 },
        ...{ n: null, amount_amt: null, done_n: null, done_t: null, done_id: null, add_time: now, update_time: now },
      })),
    )
    .returning('id')
    .execute()
  const [one, beside] = made.map(({ id }) => String(id))
  const tokenOf = (name: string) => signIn(`work-${name}`, password)
  return {
    one: await tokenOf('one'),
    other: await tokenOf('other'),
    stranger: await tokenOf('stranger'),
    plain: await tokenOf('plain'),
    keys: [one ?? '', beside ?? ''],
    keyword: (key) => key,
    member: String(member),
    put: (key, state) =>
      db.updateTable('work_item').set({ state, given_id: null }).where('id', '=', Number(key)).execute(),
  }
}

const planOf = (company_id: number, member_id: number, name: string, now: number) => ({
  ...{ company_id, member_id, name, content: 1, team_id: null, every: 1, hour: 9, format: 1, channel: 1 },
  ...{ language: 'zh' as const, sealed: '', shown: '', sent_day: 0, add_time: now, update_time: now },
})

/** Two reports of the first account's; what goes out of them waits for a day that never comes. */
const reportBed = async (platform: TestPlatform, now: number): Promise<Bed> => {
  const { db } = platform
  const { company, member, tokens } = await peopleOf(platform, 'reports', {})
  const made = await db
    .insertInto('report_plan')
    .values(keys.map((key) => planOf(company, member, key, now)))
    .returning('id')
    .execute()
  const [one, beside] = made.map(({ id }) => String(id))
  return {
    ...tokens,
    keys: [one ?? '', beside ?? ''],
    keyword: (key) => key,
    put: (key, state) =>
      db.updateTable('report_plan').set({ state, sent_day: 99_999 }).where('id', '=', Number(key)).execute(),
  }
}

const sendingBed = async (platform: TestPlatform, now: number): Promise<Bed> => {
  const { db } = platform
  const { company, member, tokens } = await peopleOf(platform, 'sendings', {})
  const { id: plan_id } = await db
    .insertInto('report_plan')
    .values({ ...planOf(company, member, 'sent', now), state: 2 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const times = { add_time: now, update_time: now, next_t: 4_000_000_000, sent_t: null }
  const made = await db
    .insertInto('report_sending')
    .values([1, 2].map((to_day) => ({ company_id: company, plan_id, from_day: to_day, to_day, file: null, ...times })))
    .returning('id')
    .execute()
  const [one, beside] = made.map(({ id }) => String(id))
  return {
    ...tokens,
    keys: [one ?? '', beside ?? ''],
    keyword: (key) => key,
    put: (key, state) => db.updateTable('report_sending').set({ state }).where('id', '=', Number(key)).execute(),
  }
}

const billBed = async (platform: TestPlatform): Promise<Bed> => {
  const { db, signIn } = platform
  const { company, member: leader, tokens } = await peopleOf(platform, 'bills', {})
  const seller = await makeMember(db, 'bills-seller', company, leader, { privilege_id: 2 })
  const [mine, again] = [await signIn('bills-seller', password), await signIn('bills-seller', password)]
  const own = ['confirm', 'resubmit', 'withdraw', 'dispute']
  const sums = { orders: 0, commission_amt: 0, deduction_amt: 0, income_amt: 0 }
  const made = await db
    .insertInto('bill')
    .values(
      ['2026-03', '2026-04'].map((period) => ({
        ...{ ...sums, period, company_id: company, member_id: seller, bill_type: 2, currency: 'USD', status: 0 },
        ...{ bill_no: `B-${period}`, payee_name: '王芳', bankname: '招商银行', bank_last4: '1234' },
        ...{ bank_sealed: 'sealed', confirm_deadline_t: 4_000_000_000, add_time: 0, update_time: 0 },
      })),
    )
    .returning('id')
    .execute()
  const [one, beside] = made.map(({ id }) => String(id))
  await db
    .insertInto('setting')
    .values({ company_id: company, key: 'bills.auto_confirm', value: 'true', update_time: 0 })
    .execute()
  const handled = /^账单已被处理/
  return {
    ...tokens,
    as: (transition) => (own.includes(transition) ? { one: mine, other: again } : tokens),
    plain: (transition) => (own.includes(transition) ? tokens.one : mine),
    keys: [one ?? '', beside ?? ''],
    keyword: (key) => key,
    values: { payee_name: '王芳', bankname: '招商银行', note: '重新核对' },
    faster: Object.fromEntries(
      'confirm resubmit withdraw dispute approve reject pay returned regenerate void'
        .split(' ')
        .map((name) => [name, handled]),
    ),
    put: (key, status) => db.updateTable('bill').set({ status }).where('id', '=', Number(key)).execute(),
  }
}

/** Asked for by somebody who leads nobody. */
const sampleBed = async (platform: TestPlatform, now: number): Promise<Bed> => {
  const { db, signIn } = platform
  const { company, tokens } = await marketOf(platform, 'samples', now)
  const { id: asker } = await db
    .selectFrom('member')
    .select('id')
    .where('username', '=', 'samples-plain')
    .executeTakeFirstOrThrow()
  const content = { company_id: company, content_id: 'x', creator_id: 'x', content_type: 1, post_t: now, duration_s: 9 }
  await db
    .insertInto('content')
    .values({ ...content, ...times })
    .execute()
  const asked = { sku_id: 's', creator_id: 'x', qty: 1, address: 'Street', sample_kind: 1, content_type: 1 }
  const terms = { content_count: 1, content_t: now, approve_deadline_t: 4_000_000_000, ship_deadline_t: null }
  const ids = await db
    .insertInto('sample_request')
    .values(
      keys.map((product_id) => ({
        ...{ company_id: company, member_id: asker, product_id, content_deadline_t: null },
        ...asked,
        ...terms,
        ...times,
      })),
    )
    .returning('id')
    .execute()
  const [one, beside] = ids.map(({ id }) => String(id))
  return {
    ...tokens,
    plain: await signIn('samples-plain', password),
    keys: [one ?? '', beside ?? ''],
    keyword: (key) => key,
    put: (key, state) => db.updateTable('sample_request').set({ state }).where('id', '=', Number(key)).execute(),
  }
}

type MarkTable = 'showcase' | 'promo_link' | 'product_collect' | 'spy_favorite' | 'spy_watch' | 'trend_watch'

/** Marks of an account: `whose` names a row's in their table, `fields` is what a new one has beside. */
const markBed = (
  { db }: TestPlatform,
  { tokens }: People,
  table: MarkTable,
  whose: (key: string) => Readonly<Record<string, string | number>>,
  fields: Readonly<Record<string, unknown>> = {},
): Bed => {
  const isRow = (key: string) =>
    sql.join(
      Object.entries(whose(key)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
      sql` and `,
    )
  return {
    one: tokens.one,
    other: tokens.one,
    colleague: tokens.other,
    keys,
    put: async (key, state) => {
      await sql`delete from ${sql.table(table)} where ${isRow(key)}`.execute(db)
      const row: Record<string, unknown> = { ...whose(key), ...fields, add_time: 0 }
      if (state === 0) return
      const columns = Object.keys(row).map((column) => sql.ref(column))
      await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})`.execute(
        db,
      )
    },
    stateOf: async (key) => (await sql`select from ${sql.table(table)} where ${isRow(key)}`.execute(db)).rows.length,
  }
}

const productMarkBed = async (
  platform: TestPlatform,
  table: 'showcase' | 'promo_link' | 'product_collect',
  now: number,
  fields: object = {},
) => {
  const people = await marketOf(platform, table, now)
  const { company, member } = people
  const whose = (product_id: string) => ({ company_id: company, member_id: member, product_id })
  return { ...markBed(platform, people, table, whose, { ...fields }), stranger: people.tokens.stranger }
}

const trendBed = async (platform: TestPlatform, kind: 1 | 2): Promise<Bed> => {
  const people = await peopleOf(platform, `trend-${kind}`, shopFields)
  await makeShop(platform.db, people.company)
  const whose = (object_id: string) => ({ member_id: people.member, kind, object_id })
  const rule = { trends: [1], stock_days: null, trend: 0, low: false, checked_day: 0, update_time: 0 }
  const bed = markBed(platform, people, 'trend_watch', whose, rule)
  const ofSkus = { keys: [`${keys[0]}-a`, `${keys[1]}-a`] as const }
  return { ...bed, stranger: people.tokens.stranger, ...(kind === 2 ? ofSkus : {}) }
}

const spyBed = async (platform: TestPlatform, table: 'spy_favorite' | 'spy_watch'): Promise<Bed> => {
  const people = await peopleOf(platform, table, { tk_pid: 1 })
  const ids = keys.map((key) => `${table}-${key}`)
  const names = { title: 'Cup', region: 'US', category: 1, shop_id: 's', shop_name: 'Shop' }
  const prices = { price_amt: 1, rate_bp: 1, list_price_amt: 1, list_rate_bp: 1, first_seen_t: 0 }
  await platform.db
    .insertInto('spy_product')
    .values(ids.map((product_id) => ({ product_id, ...names, ...prices, rating_x100: null, review_count: null })))
    .execute()
  const whose = (key: string) => ({ member_id: people.member, kind: 1, object_id: key.slice(2) })
  return { ...markBed(platform, people, table, whose), keys: [`1:${ids[0]}`, `1:${ids[1]}`] }
}

/** Where each workflow can be walked, by the id of its list: one without a bed fails its test. */
export const workflowBeds: Readonly<Record<string, (platform: TestPlatform, now: number) => Promise<Bed>>> = {
  'clip-cutters': clipCutterBed,
  'clip-demands': clipDemandBed,
  'clip-tasks': clipTaskBed,
  'ads-tiktok': (platform, now) => adBed(platform, 1, now),
  'ads-meta': (platform, now) => adBed(platform, 2, now),
  'flow-tiktok': (platform, now) => adBed(platform, 1, now, 'flow-1'),
  'flow-meta': (platform, now) => adBed(platform, 2, now, 'flow-2'),
  'ad-accounts': adAccountBed,
  'ad-rules': adRuleBed,
  bills: billBed,
  creators: creatorBed,
  mcn: (platform, now) => creatorBed(platform, now, 'mcn', 3),
  invites: inviteBed,
  applicants: applicantBed,
  work: workBed,
  reports: reportBed,
  'report-sendings': sendingBed,
  materials: materialBed,
  staff: staffBed,
  'original-uses': originalUseBed,
  orders: orderLineBed,
  articles: articleBed,
  deals: dealBed,
  'tt-accounts': ttAccountBed,
  walls: wallBed,
  'shop-copies': shopCopyBed,
  announcements: announcementBed,
  companies: companyBed,
  accounts: accountBed,
  jobs: jobBed,
  lives: liveBed,
  shops: shopBed,
  'shop-auths': shopAuthBed,
  'shop-products': productBed,
  products: offerBed,
  showcase: (platform, now) => productMarkBed(platform, 'showcase', now),
  promotion: (platform, now) => productMarkBed(platform, 'promo_link', now, { code: 'walkedAt' }),
  'product-favourites': (platform, now) => productMarkBed(platform, 'product_collect', now),
  samples: sampleBed,
  'product-trend-watch': (platform) => trendBed(platform, 1),
  'sku-trend-watch': (platform) => trendBed(platform, 2),
  'spy-favourites': (platform) => spyBed(platform, 'spy_favorite'),
  'spy-watches': (platform) => spyBed(platform, 'spy_watch'),
}
