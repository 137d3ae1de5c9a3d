import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { isRowId } from '../../../shared/api/row-id.ts'
import type { shopCopyApi } from '../../../shared/areas/shop-copies/api.ts'
import {
  type CopyError,
  type CopyRules,
  copyItemState,
  copyState,
  LONGEST_TITLE,
  priceAfter,
  titleAfter,
} from '../../../shared/areas/shop-copies/states.ts'
import { authState } from '../../../shared/areas/shops/auth-states.ts'
import type { Db, Tx } from '../../db/tables.ts'
import { readAndHold } from '../one-row.ts'
import { ownMember } from '../products/creators.ts'
import type { Scope } from '../scope.ts'
import { ownShops } from '../shops/scope.ts'

const ON_SALE = 1
const DELETED = 6

/** Condition on `shop_copy_job j`: of the viewer, of somebody below, or of anyone of the company that it sees. */
export const copiesOf = (scope: Scope) =>
  sql<boolean>`(j.company_id = ${scope.company_id} and ${ownMember(scope, sql`j.member_id`)})`

/** Condition on `shop s`: its products may be read and written. */
const isAuthorised = (now: number) => sql`(s.disabled_t is null and exists (
  select from shop_auth t where t.company_id = s.company_id and t.shop_id = s.shop_id and t.state = ${sql.lit(authState.good)}
    and (t.refresh_expire_t is null or t.refresh_expire_t > ${now})))`

export const readCopyShops = async (
  db: Db | Tx,
  scope: Scope,
  now: number,
): Promise<CallData<typeof shopCopyApi.shops>['list']> => {
  const { rows } = await sql<{ shop_id: string; name: string }>`
    select s.shop_id, coalesce(nullif(s.name, ''), s.shop_id) as name from shop s
    where ${ownShops(scope)} and ${isAuthorised(now)} order by 2, 1`.execute(db)
  return rows
}

export interface CopyJob extends CopyRules {
  readonly id: number
  readonly company_id: number
  readonly source_shop: string
  readonly target_shops: readonly string[]
  readonly stock: number | null
  readonly skip_existing: boolean
  readonly state: number
}

/** A job of the viewer's scope. */
export const { read: readCopy, hold: holdCopy } = readAndHold('j', async (lock, tx: Tx, scope: Scope, id: string) => {
  if (!isRowId(id)) return undefined
  const { rows } = await sql<CopyJob>`
    select j.* from shop_copy_job j where ${copiesOf(scope)} and j.id = ${id}::bigint ${lock}`.execute(tx)
  return rows[0]
})

export const setCopy = async (
  tx: Tx,
  id: number,
  values: { readonly state: number; readonly start_t?: number; readonly end_t?: number | null },
  now: number,
): Promise<void> => {
  await tx
    .updateTable('shop_copy_job')
    .set({ ...values, update_time: now })
    .where('id', '=', id)
    .execute()
}

interface Found {
  readonly product_id: string
  readonly target_shop: string
  readonly title: string | null
  readonly price: number | null
  readonly skus: number
  readonly titles: readonly string[]
}

const wrongWith = ({ title, skus, titles }: Found, made: string, price: number | null, skip: boolean) => {
  const error = (code: CopyError, state: number = copyItemState.failed) => ({ error: code, state })
  if (title === null) return error('notOfShop')
  if (skus === 0) return error('noSku')
  if (price === null) return error('price')
  if (made === '' || made.length > LONGEST_TITLE) return error('title')
  if (skip && titles.includes(made.toLowerCase())) return error('exists', copyItemState.skipped)
  return { error: '', state: copyItemState.waiting }
}

/** What each product would become in each target, and what is wrong with it. @param ids of products; undefined: all on sale */
export const checkCopies = async (
  tx: Tx,
  job: Omit<CopyJob, 'id' | 'state'>,
  ids: readonly string[] | undefined,
  most: number,
) => {
  const { company_id, source_shop, target_shops, skip_existing } = job
  const own = sql`p.company_id = ${company_id} and p.shop_id = ${source_shop} and p.status <> ${sql.lit(DELETED)}`
  const wanted =
    ids === undefined
      ? sql`(select p.product_id from product p where ${own} and p.status = ${sql.lit(ON_SALE)} order by p.product_id limit ${most + 1})`
      : sql`(select distinct q.product_id from unnest(${ids}::text[]) as q(product_id))`
  const { rows } = await sql<Found>`
    select w.product_id, t.target_shop, p.title, p.min_price_amt as price,
      (select count(*) from sku k where k.company_id = ${company_id} and k.product_id = w.product_id) as skus,
      array(select lower(o.title) from product o where o.company_id = ${company_id} and o.shop_id = t.target_shop
        and o.status <> ${sql.lit(DELETED)}) as titles
    from ${wanted} w cross join unnest(${target_shops}::text[]) as t(target_shop)
    left join product p on p.product_id = w.product_id and ${own}
    order by 1, 2`.execute(tx)
  return rows.map((row) => {
    const new_price_amt = priceAfter(row.price, job)
    const made = titleAfter(row.title ?? '', job)
    const { product_id, target_shop, price } = row
    const found = wrongWith(row, made, new_price_amt, skip_existing)
    return {
      product_id,
      target_shop,
      title: made.slice(0, LONGEST_TITLE),
      old_price_amt: price,
      new_price_amt,
      ...found,
    }
  })
}

type Checked = Awaited<ReturnType<typeof checkCopies>>

/** A job that waits, with its products as they were checked. @returns its id */
export const insertCopy = async (
  tx: Tx,
  { remove_words, target_shops, ...job }: Omit<CopyJob, 'id' | 'state'>,
  checked: Checked,
  member_id: number,
  now: number,
): Promise<string> => {
  const { id } = await tx
    .insertInto('shop_copy_job')
    .values({
      ...{ ...job, member_id, remove_words: [...remove_words], target_shops: [...target_shops] },
      ...{ start_t: null, end_t: null, add_time: now, update_time: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const items = checked.map((item) => ({ ...item, job_id: id, target_product: null }))
  for (let at = 0; at < items.length; at += 500)
    await tx
      .insertInto('shop_copy_item')
      .values(items.slice(at, at + 500))
      .execute()
  return String(id)
}

const MOST_SHOWN = 300

export const readCopyItems = async (
  db: Db | Tx,
  { id, company_id }: CopyJob,
): Promise<Omit<CallData<typeof shopCopyApi.items>, 'currency'>> => {
  const { rows } = await sql<CallData<typeof shopCopyApi.items>['list'][number] & { total: number }>`
    select i.id::text as id, i.title, coalesce(nullif(p.title, ''), i.product_id) as before,
      coalesce(nullif(s.name, ''), i.target_shop) as target_shop, i.target_product, i.old_price_amt, i.new_price_amt, i.state,
      i.error, count(*) over () as total
    from shop_copy_item i
    left join product p on p.company_id = ${company_id} and p.product_id = i.product_id
    left join shop s on s.company_id = ${company_id} and s.shop_id = i.target_shop
    where i.job_id = ${id}
    order by i.state <> ${sql.lit(copyItemState.failed)}, i.state <> ${sql.lit(copyItemState.skipped)}, i.id
    limit ${MOST_SHOWN}`.execute(db)
  return { list: rows.map(({ total: _, ...item }) => item), total: rows[0]?.total ?? 0 }
}

/** What failed for a reason that may have gone waits again; what is not the source's stays as it is. */
export const waitAgain = async (tx: Tx, { id }: CopyJob): Promise<void> => {
  await sql`update shop_copy_item set state = ${sql.lit(copyItemState.waiting)}, error = ''
    where job_id = ${id} and state = ${sql.lit(copyItemState.failed)}`.execute(tx)
}

/** Deletes what a job made and what is a draft still. */
export const takeCopiesBack = async (tx: Tx, { id, company_id }: CopyJob): Promise<number> => {
  const { rows } = await sql<{ product_id: string }>`
    select p.product_id from shop_copy_item i
    join product p on p.company_id = ${company_id} and p.product_id = i.target_product
    where i.job_id = ${id} and i.state = ${sql.lit(copyItemState.copied)} and p.status = 0
      and not exists (select from affiliate_order_line l where l.company_id = p.company_id and l.product_id = p.product_id)
    for update of p`.execute(tx)
  const drafts = rows.map(({ product_id }) => product_id)
  const of = sql`company_id = ${company_id} and product_id = any(${drafts}::text[])`
  await sql`delete from sku where ${of}`.execute(tx)
  await sql`delete from product where ${of}`.execute(tx)
  await sql`update shop_copy_item set state = ${sql.lit(copyItemState.back)}
    where job_id = ${id} and target_product = any(${drafts}::text[])`.execute(tx)
  await sql`update shop_copy_item set state = ${sql.lit(copyItemState.back)}
    where job_id = ${id} and state = ${sql.lit(copyItemState.waiting)}`.execute(tx)
  return drafts.length
}

interface Item {
  readonly id: number
  readonly product_id: string
  readonly target_shop: string
}

/** The next product of a job that waits, held; undefined: none is left. */
const nextItem = async (tx: Tx, job_id: number): Promise<Item | undefined> => {
  const { rows } = await sql<Item>`
    select id, product_id, target_shop from shop_copy_item
    where job_id = ${job_id} and state = ${sql.lit(copyItemState.waiting)} order by id limit 1 for update skip locked`.execute(
    tx,
  )
  return rows[0]
}

/** Writes the draft of a product with its SKUs. Its id follows from the item: a second time would be refused by the table. */
const writeDraft = async (tx: Tx, job: CopyJob, { id, product_id, target_shop }: Item, title: string, now: number) => {
  const target = `copy-${id}`
  const { company_id } = job
  await sql`
    insert into product (company_id, product_id, shop_id, title, image, category_id, min_price_amt, max_price_amt, status, stock,
      first_seen_t, add_time, update_time)
    select company_id, ${target}, ${target_shop}, ${title}, image, category_id, null, null, 0, null, ${now}, ${now}, ${now}
    from product where company_id = ${company_id} and product_id = ${product_id}`.execute(tx)
  const { rows: skus } = await sql<{
    seller_sku: string
    name: string
    price_amt: number | null
    stock: number | null
  }>`
    select seller_sku, name, price_amt, stock from sku
    where company_id = ${company_id} and product_id = ${product_id} order by sku_id`.execute(tx)
  const made = skus.map((sku, n) => ({
    ...{ company_id, sku_id: `${target}-${n + 1}`, product_id: target, seller_sku: sku.seller_sku, name: sku.name },
    ...{ price_amt: priceAfter(sku.price_amt, job), stock: job.stock ?? sku.stock, cost_amt: null },
    ...{ add_time: now, update_time: now },
  }))
  await tx.insertInto('sku').values(made).execute()
  await sql`
    update product p set min_price_amt = k.least, max_price_amt = k.most, stock = k.stock
    from (select min(price_amt) as least, max(price_amt) as most, sum(stock)::int as stock from sku
      where company_id = ${company_id} and product_id = ${target}) k
    where p.company_id = ${company_id} and p.product_id = ${target}`.execute(tx)
  return target
}

/** Copies one product, if it passes the check now. */
const copyItem = async (tx: Tx, job: CopyJob, item: Item, now: number): Promise<void> => {
  const [found] = await checkCopies(tx, { ...job, target_shops: [item.target_shop] }, [item.product_id], 1)
  const { rows } =
    await sql`select from shop s where s.company_id = ${job.company_id} and s.shop_id = ${item.target_shop}
    and ${isAuthorised(now)}`.execute(tx)
  const isOpen = rows.length > 0
  const wrong: { error: string; state: number } = isOpen
    ? (found ?? { error: 'notOfShop', state: copyItemState.failed })
    : { error: 'auth', state: copyItemState.failed }
  const target = wrong.error === '' && found ? await writeDraft(tx, job, item, found.title, now) : null
  const state = target === null ? wrong.state : copyItemState.copied
  await tx
    .updateTable('shop_copy_item')
    .set({ state, error: wrong.error, target_product: target, new_price_amt: found?.new_price_amt ?? null })
    .where('id', '=', item.id)
    .execute()
}

/** One product of one job that is under way, in one transaction. @returns the company, where there was something to do */
export const copyNext = (db: Db, now: number): Promise<number | undefined> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<CopyJob>`
      select j.* from shop_copy_job j where j.state = ${sql.lit(copyState.running)}
      order by j.start_t, j.id limit 1 for no key update of j skip locked`.execute(tx)
    const [job] = rows
    if (!job) return undefined
    const item = await nextItem(tx, job.id)
    if (item) {
      await copyItem(tx, job, item, now)
      return job.company_id
    }
    const failed = await sql`select from shop_copy_item where job_id = ${job.id}
      and state = ${sql.lit(copyItemState.failed)} limit 1`.execute(tx)
    const state = failed.rows.length > 0 ? copyState.partly : copyState.done
    await setCopy(tx, job.id, { state, end_t: now }, now)
    return job.company_id
  })
