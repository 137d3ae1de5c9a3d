import { sql } from 'kysely'
import { auditKinds } from '../../../shared/areas/audit/kinds.ts'
import { auditList } from '../../../shared/areas/audit/list.ts'
import { ownerIds } from '../../queries/named.ts'
import { calledBy } from '../../queries/orders/line.ts'
import { ownMember } from '../../queries/products/creators.ts'
import { type ListSource, part } from '../source.ts'
import { tableSource } from '../table-source.ts'
import { changeTexts, knownActions, platformTexts } from './told.ts'

const actions = [...knownActions.keys()]
const actionWords = [...knownActions.values()]
/** The name of the thing without its company. */
const object = sql`regexp_replace(t.object_id, '^\\d{1,15}/', '')`

const source = tableSource(auditList, {
  table: sql`audit_log t`,
  alias: 't',
  key: ['id'],
  joins: { actor: part(sql`left join member m on m.id = t.member_id`) },
  // What the platform does by itself is for who sees the whole company.
  scope: ({ scope }) =>
    scope.member_id === null
      ? sql`t.company_id = ${scope.company_id}`
      : sql`t.company_id = ${scope.company_id} and ${ownMember(scope, sql`t.member_id`)}`,
  columns: {
    add_time: part(sql`t.add_time`),
    audit_by: part(sql`(case when t.member_id is null then ${platformTexts}::text else ${calledBy('m')} end)`, 'actor'),
    audit_action: part(sql`coalesce((${actionWords}::text[])[array_position(${actions}::text[], t.action)], t.action)`),
    audit_kind: part(sql`coalesce(array_position(${[...auditKinds]}::text[], t.object_type), 0)`),
    audit_object: part(object),
    audit_change: part(
      sql`jsonb_build_object('action', t.action, 'kind', t.object_type, 'before', t.before, 'after', t.after)::text`,
    ),
    audit_ip: part(sql`t.ip`),
    audit_id: part(sql`t.id::text`),
  },
  filled: ['add_time', 'audit_id'],
  filters: {
    owner: async (text, { tx, view }) => part(sql`t.member_id = any(${await ownerIds(tx, view, text)}::bigint[])`),
  },
  keyword: (word) => part(sql`(t.id::text = ${word} or ${object} = ${word})`),
})

/** The log of the viewer's scope. */
export const auditSource: ListSource = {
  ...source,
  finish: (view, row) => {
    const { audit_change: change, ...rest } = source.finish(view, row)
    return typeof change === 'string' ? { ...rest, audit_change: changeTexts(JSON.parse(change), view) } : rest
  },
}
