import { changeCompany } from '../../platform/jobs/change-company.ts'
import { claimChange } from '../../platform/queries/company-change-work.ts'
import { insertChange, readFacts } from '../../platform/queries/company-changes.ts'
import type { CompanySettings } from '../../shared/areas/company/api.ts'
import type { TestBase } from './ingest-support.ts'

/** Asks for a change of a company, as the console does. */
export const askChange = async (base: TestBase, id: number, to: Partial<CompanySettings>): Promise<void> => {
  const facts = await readFacts(base.db, id)
  if (!facts) throw new Error(`no company ${id}`)
  const { zone, cut_hour, currency } = facts
  const from = { zone, cut_hour, currency }
  const [member] = await base.rows<{ id: number }>(
    `insert into member (company_id, username, password_hash, privilege_id, add_time, update_time)
     values ($1::bigint, 'boss-' || $1::bigint, '', 1, 1, 1) on conflict (username) do update set update_time = 1 returning id`,
    [id],
  )
  const asked = { company_id: id, member_id: member?.id ?? 0, from, to: { ...from, ...to }, now: 1 }
  await base.db.transaction().execute((tx) => insertChange(tx, asked))
}

/** Changes a company, as the worker does. */
export const change = async (base: TestBase, id: number, to: Partial<CompanySettings>): Promise<void> => {
  await askChange(base, id, to)
  const claimed = await claimChange(base.db)
  if (!claimed) throw new Error('the change was not claimed')
  try {
    await changeCompany(base.pool, claimed, {
      signal: new AbortController().signal,
      onProgress: () => {},
      now: () => Math.floor(Date.now() / 1000),
    })
  } catch (error) {
    await base.rows(`update company_change set state = 'failed' where id = $1`, [claimed.id])
    throw error
  }
}
