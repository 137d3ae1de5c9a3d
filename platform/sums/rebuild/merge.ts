import type { PoolClient } from 'pg'
import { type Aside, sumTables } from './aside.ts'

type Table = (typeof sumTables)[number]

const keys: Readonly<Record<Table, readonly string[]>> = {
  rollup: ['scope', 'grain', 'bucket', 'dim', 'dim_id'],
  rollup_buyer: ['scope', 'buyer', 'bucket'],
  rollup_return: ['scope', 'kind', 'bucket', 'gap'],
  rollup_sku: ['company_id', 'sku_id', 'day'],
  rollup_content: ['company_id', 'content_id', 'day'],
  rollup_profit: ['company_id', 'day', 'shop_id', 'sku_id', 'is_kept'],
  rollup_stage: ['company_id', 'day', 'shop_id', 'stage'],
  rollup_parcel: ['company_id', 'day', 'shop_id', 'stage', 'sku_id', 'is_kept'],
}

const ofScopes = `(k.scope = 'c' || $1::text or k.scope in (select 'm' || id from member where company_id = $1::bigint))`
const ofOne = 'k.company_id = $1::bigint'
const ofCompany: Readonly<Record<Table, string>> = {
  rollup: ofScopes,
  rollup_buyer: ofScopes,
  rollup_return: ofScopes,
  rollup_sku: ofOne,
  rollup_content: ofOne,
  rollup_profit: ofOne,
  rollup_stage: ofOne,
  rollup_parcel: ofOne,
}

const valuesOf = async (client: PoolClient, table: Table): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = 'pg_temp.${table}'::regclass and attnum > 0 and not attisdropped order by attnum`,
  )
  return rows.map(({ name }) => name).filter((name) => !keys[table].includes(name))
}

const countOf = async (client: PoolClient, text: string, values: unknown[] = []): Promise<number> => {
  const { rows } = await client.query<{ n: number }>(text, values)
  return Number(rows[0]?.n ?? 0)
}

/** Makes the kept rows of a table those that were made anew. @returns how many said something else */
const mergeTable = async ({ client, kept }: Aside, companyId: number, table: Table): Promise<number> => {
  const values = await valuesOf(client, table)
  const row = (alias: string): string => `(${values.map((name) => `${alias}.${name}`).join(', ')})`
  const same = keys[table].map((name) => `k.${name} = t.${name}`).join(' and ')
  // A row of zeros says what no row says.
  const isNothing = (alias: string): string => values.map((name) => `${alias}.${name} = 0`).join(' and ')
  await client.query(`delete from pg_temp.${table} t where ${isNothing('t')}`)
  await client.query(`analyze pg_temp.${table}`)
  const gone = await countOf(
    client,
    `with gone as (delete from ${kept}.${table} k where ${ofCompany[table]}
       and not exists (select from pg_temp.${table} t where ${same}) returning not (${isNothing('k')}) as counts)
     select count(*) filter (where counts) as n from gone`,
    [companyId],
  )
  const put = await countOf(
    client,
    `with put as (
       insert into ${kept}.${table} as o select t.* from pg_temp.${table} t left join ${kept}.${table} k on ${same}
       where k.${keys[table][0]} is null or ${row('t')} is distinct from ${row('k')}
       on conflict (${keys[table].join(', ')}) do update set
         ${values.map((name) => `${name} = excluded.${name}`).join(', ')}
       returning 1)
     select count(*) as n from put`,
  )
  return gone + put
}

/** Puts the sums made anew in the place of the kept ones, writing only what is different. @returns rows that were different */
export const mergeSums = async (aside: Aside, companyId: number): Promise<number> => {
  let differences = 0
  for (const table of sumTables) differences += await mergeTable(aside, companyId, table)
  return differences
}
