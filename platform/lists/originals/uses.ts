import { sql } from 'kysely'
import { originalUseList } from '../../../shared/areas/originals/uses-list.ts'
import { calledBy } from '../../queries/orders/line.ts'
import { sideOf, usesOf } from '../../queries/originals/originals.ts'
import { holds } from '../../queries/words.ts'
import { part } from '../source.ts'
import { tableSource } from '../table-source.ts'

/** Requests of the viewer's company, and those that the viewer decides. */
export const originalUseSource = tableSource(originalUseList, {
  table: ({ scope }) => sql`(select u.*, ${sideOf(scope)} as side from original_use u where ${usesOf(scope)}) u`,
  alias: 'u',
  key: ['id'],
  joins: {
    material: part(sql`join material m on m.id = u.material_id`),
    company: part(sql`join company c on c.id = u.company_id`),
    asker: part(sql`join member asker on asker.id = u.member_id`),
  },
  scope: () => sql`true`,
  columns: {
    original_title: part(sql`m.title`, 'material'),
    use_id: part(sql`u.id::text`),
    use_side: part(sql`u.side`),
    company_name: part(sql`c.name`, 'company'),
    asker_name: part(calledBy('asker'), 'asker'),
    purpose: part(sql`u.purpose`),
    account: part(sql`u.account`),
    use_until_time: part(sql`u.until_t`),
    use_state: part(sql`u.state`),
    reason: part(sql`u.reason`),
    decided_time: part(sql`u.decided_t`),
    add_time: part(sql`u.add_time`),
  },
  filled: ['use_until_time', 'add_time'],
  keyword: (word) => ({
    sql: sql`(${holds(sql`m.title`, word)} or ${holds(sql`c.name`, word)} or ${holds(sql`u.account`, word)} or u.id::text = ${word})`,
    needs: ['material', 'company'],
  }),
})
