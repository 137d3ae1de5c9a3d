import { sql } from 'kysely'
import { clipId, clipNoOf } from '../../queries/clips/numbers.ts'
import { namedIds } from '../../queries/named.ts'
import { calledBy } from '../../queries/orders/line.ts'
import { begins, holds } from '../../queries/words.ts'
import { part } from '../source.ts'
import type { Meaning } from '../table-source.ts'

/** What lists whose rows are tasks `t` with what their demands say (`taskRows`) have in common. */
export const ofTask = {
  joins: {
    product: part(sql`left join product p on p.company_id = t.company_id and p.product_id = t.product_id`),
    cutter: part(sql`left join member cutter on cutter.id = t.cutter_id`),
  },
  columns: {
    title: part(sql`t.title`),
    task_no: part(clipNoOf('task', sql`t.id`)),
    product_title: part(sql`coalesce(p.title, t.product_id)`, 'product'),
    cutter_name: part(calledBy('cutter'), 'cutter'),
  },
  byKey: (key: string) => part(sql`t.id = ${clipId('task', key)}`),
  filters: {
    product: async (value, { tx, view }) =>
      part(sql`t.product_id = any(${await namedIds.product(tx, view, value)}::text[])`),
    cutter: (value) =>
      part(sql`(${begins(sql`cutter.username`, value)} or ${begins(sql`cutter.membername`, value)})`, 'cutter'),
    demand: (value) => part(sql`(${holds(sql`t.title`, value)} or t.demand_id = ${clipId('demand', value)})`),
    mine: (value, { view: { scope } }) => {
      const own = sql`t.cutter_id is not distinct from ${scope.viewer ?? scope.member_id}::bigint`
      return part(value === '1' ? own : sql`not ${own}`)
    },
  } satisfies Readonly<Record<string, Meaning>>,
} as const
