import { sql } from 'kysely'
import { workState } from '../../shared/areas/work/states.ts'
import type { Db, Tx } from '../db/tables.ts'
import { readCompany } from '../queries/view.ts'
import { foundWork } from '../queries/work/found.ts'

const { open, done, gone } = workState
const EVERY_S = 3600

/** Whether it is this run's matter: once an hour and company. */
const isDue = async (tx: Tx, company_id: number, now: number): Promise<boolean> => {
  const row = { value: JSON.stringify(Math.floor(now / EVERY_S)), update_time: now }
  const set = await tx
    .insertInto('setting')
    .values({ company_id, key: 'work.hour', ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'key'])
        .doUpdateSet(row)
        .where('setting.value', '<>', sql<string>`${row.value}::jsonb`),
    )
    .returning('key')
    .executeTakeFirst()
  return set !== undefined
}

/** What was found stands once; what was done comes back only when there is more of it; what is open and not found any more is gone. */
const findIn = async (tx: Tx, company_id: number, now: number): Promise<void> => {
  const { clock } = await readCompany(tx, company_id)
  await sql`
    with found as materialized (${foundWork({ company_id, clock, now })}),
    kept as (
      insert into work_item as w (company_id, kind, ref, owner_id, since_t, due_t, n, amount_amt, add_time, update_time)
      select ${company_id}::bigint, kind, ref, owner_id, since_t, due_t, n, amount_amt, ${now}::bigint, ${now}::bigint from found
      on conflict (company_id, kind, ref, owner_id, since_t) do update
      set n = excluded.n, amount_amt = excluded.amount_amt, state = ${sql.lit(open)},
        due_t = case when w.state = ${sql.lit(open)} then w.due_t else excluded.due_t end, update_time = excluded.update_time
      where w.state = ${sql.lit(gone)} or (w.state = ${sql.lit(done)} and excluded.n > w.done_n)
        or (w.state = ${sql.lit(open)} and (excluded.n, excluded.amount_amt) is distinct from (w.n, w.amount_amt)))
    update work_item w set state = ${sql.lit(gone)}, update_time = ${now}
    where w.company_id = ${company_id} and w.state = ${sql.lit(open)} and not exists (select from found f
      where f.kind = w.kind and f.ref = w.ref and f.owner_id = w.owner_id and f.since_t = w.since_t)`.execute(tx)
}

/** Finds once an hour, for each company, what its people should look after. */
export const findWork = async (db: Db, now: number, isStopped: () => boolean = () => false): Promise<void> => {
  for (const { id } of await db.selectFrom('company').select('id').orderBy('id').execute()) {
    if (isStopped()) return
    await db.transaction().execute(async (tx) => {
      if (await isDue(tx, id, now)) await findIn(tx, id, now)
    })
  }
}
