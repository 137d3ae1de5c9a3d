import { sql } from 'kysely'
import { bindState } from '../../shared/areas/creators/states.ts'
import type { Tx } from '../db/tables.ts'

const DAY = 86_400

/**
 * What was agreed on with creators: a share that is below each owner's own, some of them until a day, one about to leave. Most
 * joined in the months before the first order, a few, associated until then, within the last days; every ninth is under contract
 * with the agency.
 */
export const agreeTerms = async (tx: Tx, company_id: number, today: number): Promise<void> => {
  await sql`
    update creator_binding b set share_rate_bp = 1000 + n.n % 5 * 500,
      kind = case when n.n % 9 = 4 then 3 else b.kind end,
      start_t = case when n.n % 40 = 17 then ${today}::bigint - (n.n % 6) * ${DAY} else b.start_t - n.n * 37 % 150 * ${DAY} end,
      end_t = case when n.n % 9 = 4 then ${today}::bigint + (8 + n.n * 13 % 330) * ${DAY}
        when n.n % 60 = 59 then ${today}::bigint + (20 + n.n % 7) * ${DAY} end,
      state = case when n.n = 8 then ${bindState.unbinding} else b.state end,
      unbind_t = case when n.n = 8 then ${today}::bigint - 2 * ${DAY} end
    from (select id, row_number() over (order by creator_id) as n from creator_binding where company_id = ${company_id}) n
    where b.id = n.id`.execute(tx)
  await sql`
    insert into creator_binding (company_id, creator_id, member_id, kind, share_rate_bp, state, start_t, end_t, add_time, update_time)
    select company_id, creator_id, member_id, 2, share_rate_bp, ${bindState.unbound}, add_time, start_t, add_time, update_time
    from creator_binding where company_id = ${company_id} and start_t > add_time`.execute(tx)
}
