import { sql } from 'kysely'
import { selfCheckList } from '../../../shared/areas/self-check/list.ts'
import { holds } from '../../queries/words.ts'
import { part } from '../source.ts'
import { tableSource } from '../table-source.ts'

/** Nightly checks of every company. */
export const selfCheckSource = tableSource(selfCheckList, {
  table: sql`self_check b`,
  alias: 'b',
  key: ['id'],
  joins: { company: part(sql`join company c on c.id = b.company_id`) },
  scope: () => sql`true`,
  columns: {
    check_id: part(sql`b.id::text`),
    check_time: part(sql`b.add_time`),
    check_company: part(sql`c.name`, 'company'),
    check_kind: part(sql`b.kind`),
    check_result: part(sql`case when b.differing = 0 then 1 else 2 end`),
    checked: part(sql`b.checked`),
    differing: part(sql`b.differing`),
    check_sample: part(sql`b.sample`),
    took_ms: part(sql`b.took_ms`),
  },
  filled: ['check_time', 'checked', 'differing'],
  keyword: (word) => part(holds(sql`c.name`, word), 'company'),
})
