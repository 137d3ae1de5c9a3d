import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'
import { part } from '../../platform/lists/source.ts'
import { tableSource } from '../../platform/lists/table-source.ts'
import { type Changed, type Doing, type Held, machineOf } from '../../platform/workflows/machine.ts'
import { parcelList, parcelWorkflow } from './parcels.ts'

/** Where its rows come from: the table, the scope, one expression for each column. */
export const parcelSource = tableSource(parcelList, {
  table: sql`parcel p`,
  alias: 'p',
  key: ['no'],
  scope: ({ scope }) => sql`p.company_id = ${scope.company_id}`,
  columns: { parcel_no: part(sql`p.no`), parcel_state: part(sql`p.state`), postage: part(sql`p.postage`) },
  filled: ['parcel_no', 'parcel_state', 'postage'],
  keyword: (word) => part(sql`p.no = ${word}`),
})

const held = (key: string, company: number) => sql<Held>`select state, jsonb_build_object('postage', postage) as values
  from parcel where no = ${key} and company_id = ${company} for update`

/** What its transitions write; scope, right, state, log and history are the machine's. */
const move = async (tx: Tx, { key, row: { values }, to, input }: Doing<Held, object>): Promise<Changed> => {
  await sql`update parcel set state = ${to}, postage = ${{ ...values, ...input }.postage} where no = ${key}`.execute(tx)
  return { before: values, after: { ...values, ...input } }
}
export const parcelMachine = machineOf<typeof parcelWorkflow.transitions, Held>(parcelWorkflow, {
  none: 'order.none',
  hold: async (tx, { scope }, key) => (await held(key, scope.company_id).execute(tx)).rows[0],
  runs: { send: move, lose: move, find: move, arrive: move },
})
