import { type RawBuilder, sql } from 'kysely'
import type { Language } from '../../../shared/i18n/texts.ts'
import type { NamedFilter } from '../../../shared/lists/filter.ts'
import { sumsOf } from '../../sums/read.ts'
import type { Dim } from '../../sums/shape.ts'
import { isTeamHead } from '../leaders.ts'
import { linesOf, type Scope } from '../scope.ts'
import { ownShops } from '../shops/scope.ts'
import { holds } from '../words.ts'

type Sql = RawBuilder<unknown>

/** Whose things are looked for, and how they may be shown. */
export interface Seeker {
  readonly scope: Scope
  /** Names of creators are shown by their beginning, and known by no more. */
  readonly mask: boolean
  readonly language: Language
}

/** What can be looked for by name: a relation within the viewer's scope. */
export interface Kind {
  /** `table alias [join ...] where ...` without `from`. */
  readonly from: Sql
  readonly id: Sql
  readonly name: Sql
  /** Said beside the name. */
  readonly note: Sql
  /** Texts that are searched. */
  readonly names: readonly Sql[]
  /** Whether an id is searched too: those of people are numbers of ours. */
  readonly byId: boolean
  /** Behind what begins with the word. */
  readonly order: Sql
}

/** What the member's own lines contain, by the daily sums that are kept of them; everything of its company for a whole one. */
export const soldIn = (scope: Scope, dim: Dim, id: Sql): Sql =>
  scope.member_id === null
    ? sql`true`
    : sql`${id} in (select r.dim_id from rollup r
        where ${sumsOf({ scope: scope.text, grain: 'day', dim })} and r.lines > 0)`

const staffIn = (scope: Scope): Sql =>
  scope.member_id === null
    ? sql`m.company_id = ${scope.company_id}`
    : sql`exists (select from member_closure c where c.ancestor_id = ${scope.member_id} and c.descendant_id = m.id)`

const member = (of: Sql): Kind => ({
  from: sql`member m where ${of} and m.deleted_t is null and m.status <> 4`,
  id: sql`m.id::text`,
  name: sql`coalesce(nullif(m.membername, ''), m.username)`,
  note: sql`m.username`,
  names: [sql`m.membername`, sql`m.username`],
  byId: false,
  order: sql`m.id desc`,
})

const creatorName = sql`coalesce(nullif(c.nickname, ''), c.username)`
const maskedName = sql`left(${creatorName}, 2)`

/** Every kind of thing that filters name. */
export const kinds: Readonly<Record<NamedFilter, (seeker: Seeker) => Kind>> = {
  product: ({ scope }) => ({
    from: sql`product p left join shop s on s.company_id = p.company_id and s.shop_id = p.shop_id
      where p.company_id = ${scope.company_id} and ${soldIn(scope, 'product', sql`p.product_id`)}`,
    id: sql`p.product_id`,
    name: sql`p.title`,
    note: sql`coalesce(s.name, '')`,
    names: [sql`p.title`],
    byId: true,
    order: sql`p.first_seen_t desc, p.title, p.product_id`,
  }),
  creator: ({ scope, mask }) => ({
    from: sql`creator c where c.company_id = ${scope.company_id} and ${soldIn(scope, 'creator', sql`c.creator_id`)}`,
    id: sql`c.creator_id`,
    name: creatorName,
    note: mask ? sql`c.region` : sql`concat_ws(' · ', nullif(c.username, ''), nullif(c.region, ''))`,
    names: mask ? [maskedName] : [sql`c.nickname`, sql`c.username`],
    byId: true,
    order: sql`${mask ? maskedName : creatorName}, c.creator_id`,
  }),
  shop: ({ scope }) => ({
    from: sql`shop s where s.company_id = ${scope.company_id}
      and (${soldIn(scope, 'shop', sql`s.shop_id`)} or ${ownShops(scope)})`,
    id: sql`s.shop_id`,
    name: sql`s.name`,
    note: sql`s.region`,
    names: [sql`s.name`],
    byId: true,
    order: sql`s.add_time desc, s.shop_id desc`,
  }),
  content: ({ scope }) => ({
    from: sql`content v where v.company_id = ${scope.company_id} and exists (
      select from affiliate_order_line l where l.content_id = v.content_id and ${linesOf(scope)})`,
    id: sql`v.content_id`,
    name: sql`v.title`,
    note: sql`''`,
    names: [sql`v.title`],
    byId: true,
    order: sql`v.post_t desc nulls last, v.content_id`,
  }),
  owner: ({ scope }) => member(staffIn(scope)),
  team: ({ scope }) => member(isTeamHead(scope, sql`m.id`)),
  category: ({ language }) => ({
    from: sql`category k left join category above on above.id = k.pid where true`,
    id: sql`k.id::text`,
    name: language === 'zh' ? sql`k.name_zh` : sql`k.name_en`,
    note: language === 'zh' ? sql`coalesce(above.name_zh, '')` : sql`coalesce(above.name_en, '')`,
    names: [sql`k.name_zh`, sql`k.name_en`],
    byId: false,
    order: sql`coalesce(k.pid, k.id), k.pid is not null, k.id`,
  }),
}

/** Condition: the word stands in one of the kind's texts, or in its id. */
export const isLike = ({ names, byId, id }: Kind, word: string): Sql =>
  sql`(${sql.join(
    [...names, ...(byId ? [id] : [])].map((text) => holds(text, word)),
    sql` or `,
  )})`
