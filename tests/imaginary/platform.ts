import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'
import { rowsOf } from '../../platform/lists/build.ts'
import { type ListSource, part } from '../../platform/lists/source.ts'
import type { Changed, Doing, Held, Implementation } from '../../platform/workflows/run.ts'
import type { parcelWorkflow } from './parcels.ts'

/** Where its rows come from: the table, the scope, one expression for each column. */
export const parcelSource: ListSource = {
  table: sql`parcel p`,
  alias: 'p',
  key: ['no'],
  joins: {},
  scope: ({ scope }) => sql`p.company_id = ${scope.company_id}`,
  columns: { parcel_no: part(sql`p.no`), parcel_state: part(sql`p.state`), postage: part(sql`p.postage`) },
  filled: ['parcel_no', 'parcel_state', 'postage'],
  finish: (_, row) => row,
  where: async (_, __, { keyword }) => new Map(keyword ? [['keyword', part(sql`p.no = ${keyword}`)]] : []),
  summary: async (tx, view, _, __, conditions) => {
    const count = sql<{ n: number }>`select count(*) as n ${rowsOf(parcelSource, view, [...conditions.values()])}`
    return { total: (await count.execute(tx)).rows[0]?.n ?? 0, kpi: {}, totals: {}, tabs: {} }
  },
}

const held = (key: string, company: number) => sql<Held>`select state, jsonb_build_object('postage', postage) as values
  from parcel where no = ${key} and company_id = ${company} for update`

/** What its transitions write; scope, right, state, log and history are the machine's. */
const move = async (tx: Tx, { key, row: { values }, to, input }: Doing<Held, object>): Promise<Changed> => {
  await sql`update parcel set state = ${to}, postage = ${{ ...values, ...input }.postage} where no = ${key}`.execute(tx)
  return { before: values, after: { ...values, ...input } }
}
export const parcelRuns: Implementation<typeof parcelWorkflow.transitions, Held> = {
  none: 'order.none',
  hold: async (tx, { viewer }, key) => (await held(key, viewer.scope.company_id).execute(tx)).rows[0],
  runs: { send: move, lose: move, find: move, arrive: move },
}
