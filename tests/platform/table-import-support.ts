import { setTimeout as sleep } from 'node:timers/promises'
import type { Envelope } from '../../shared/api/envelope.ts'
import type { ImportId } from '../../shared/imports/all.ts'
import { plainOptions, type TableOptions, type TablePreview, type TableRun } from '../../shared/imports/api.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import type { TestPlatform } from '../support/platform.ts'

export const sender = (platform: TestPlatform, tokens: ReadonlyMap<string, string>) => {
  const post = async (who: string, path: string, body: object, lang = 'en'): Promise<Envelope> => {
    const asked = { token: tokens.get(who) ?? '', body, headers: { lang } }
    return (await platform.ask(`/api/v1/import/into/${path}`, asked)).envelope
  }
  const dataOf = <T>(answer: Envelope): T => {
    if (answer.status !== 1) throw new Error(answer.message)
    return answer.data as T
  }
  const sent = async (who: string, into: ImportId, name: string, content: string | Buffer): Promise<string> => {
    const bytes = Buffer.from(content)
    const { id } = dataOf<TableRun>(await post(who, 'open', { into, name, size: bytes.length }))
    const form = new FormData()
    form.set('into', into)
    form.set('id', id)
    form.set('offset', '0')
    form.set('part', new Blob([new Uint8Array(bytes)]), 'part')
    const answer = await fetch(`${platform.url}/api/v1/import/into/upload`, {
      method: 'POST',
      headers: { token: tokens.get(who) ?? '' },
      body: form,
    })
    dataOf<TableRun>((await answer.json()) as Envelope)
    return id
  }
  const read = async (who: string, into: ImportId, id: string): Promise<TableRun> => {
    const asked = { token: tokens.get(who) ?? '', headers: { lang: 'en' } }
    return dataOf((await platform.ask(`/api/v1/import/into/run?into=${into}&id=${id}`, asked)).envelope)
  }
  const until = async (who: string, into: ImportId, id: string): Promise<TableRun> => {
    for (let tries = 0; tries < 1200; tries++) {
      const run = await read(who, into, id)
      if (!['checking', 'queued', 'running'].includes(run.state)) return run
      await sleep(25)
    }
    throw new Error(`run ${id} does not end`)
  }
  const checked = async (who: string, into: ImportId, id: string, more: Partial<TableOptions> = {}) => {
    dataOf(await post(who, 'check', { into, id, options: { ...plainOptions, ...more } }))
    return until(who, into, id)
  }
  const imported = async (
    who: string,
    into: ImportId,
    content: string | Buffer,
    { name = 'table.csv', ...more }: Partial<TableOptions> & { name?: string } = {},
  ): Promise<TableRun> => {
    const id = await sent(who, into, name, content)
    const looked = await checked(who, into, id, more)
    if (looked.state !== 'checked') throw new Error(looked.reason)
    dataOf(await post(who, 'start', { into, id }))
    return until(who, into, id)
  }
  const rejects = async ({ rejects: path }: TableRun): Promise<string> => (await fetch(platform.url + path)).text()
  const preview = async (who: string, into: ImportId, id: string, more: Partial<TableOptions> = {}) =>
    dataOf<TablePreview>(await post(who, 'preview', { into, id, options: { ...plainOptions, ...more } }))
  return { post, sent, checked, imported, rejects, read, until, preview }
}

/** A company with a boss, a leader with an agent below, and shops of the leader's; a rival with a SKU of the same id. */
export const makeTableWorld = async (platform: TestPlatform) => {
  const { db } = platform
  const shops = { version: 9, current_version: 9 }
  const company = await makeCompany(db, 'Ours', { time_zone: 'Asia/Shanghai' })
  const rivals = await makeCompany(db, 'Theirs')
  const boss = await makeMember(db, 'boss', company, 0, { privilege_id: 1 })
  const shopBoss = await makeMember(db, 'shopboss', company, boss, { privilege_id: 1, ...shops })
  const lead = await makeMember(db, 'lead', company, boss, { membername: '林晓' })
  const agent = await makeMember(db, 'agent', company, lead, { membername: '王芳' })
  const keeper = await makeMember(db, 'keeper', company, boss, { membername: '店长', ...shops })
  await makeMember(db, 'rival', rivals, 0, { privilege_id: 1, ...shops })
  const times = { add_time: 0, update_time: 0 }
  for (const [company_id, shop_id, owner_member_id] of [
    [company, 'north', null],
    [company, 'south', keeper],
    [rivals, 'north', null],
  ] as const) {
    const shop = { company_id, shop_id, name: shop_id, region: 'US', owner_member_id, rating: null, ...times }
    await db.insertInto('shop').values(shop).execute()
    for (const letter of ['a', 'b']) {
      const product_id = `${shop_id}-${letter}`
      await db
        .insertInto('product')
        .values({
          company_id,
          product_id,
          shop_id,
          title: product_id,
          category_id: null,
          min_price_amt: null,
          max_price_amt: null,
          standard_rate_bp: null,
          shop_ads_rate_bp: null,
          stock: null,
          rating: null,
          review_count: null,
          first_seen_t: 0,
          ...times,
        })
        .execute()
      const sku = { company_id, sku_id: `${product_id}1`, product_id, seller_sku: `WMS-${product_id}`.toUpperCase() }
      await db
        .insertInto('sku')
        .values({ ...sku, price_amt: 900, stock: 3, cost_amt: null, ...times })
        .execute()
    }
  }
  const names = ['boss', 'shopboss', 'lead', 'agent', 'keeper', 'rival'] as const
  const tokens = new Map<string, string>()
  for (const name of names) tokens.set(name, await platform.signIn(name, password))
  return { company, rivals, boss, shopBoss, lead, agent, keeper, tokens }
}
