import { sql } from 'kysely'
import { isRowId } from '../../../shared/api/row-id.ts'
import { type ArticleMark, articleState } from '../../../shared/areas/academy/states.ts'
import type { Language } from '../../../shared/i18n/texts.ts'
import type { Db, Tx } from '../../db/tables.ts'
import { isOperating } from '../account/operator.ts'
import type { Scope } from '../scope.ts'

const viewerOf = ({ viewer, member_id }: Pick<Scope, 'viewer' | 'member_id'>): number | null => viewer ?? member_id

/** Condition on `article a`: published and for the viewer; whoever writes articles reads all of them. */
export const articlesOf = (scope: Scope) => sql<boolean>`(${isOperating(scope)} or (
  a.state = ${sql.lit(articleState.published)} and (a.audience = 0 or a.audience = case when exists (
    select from member r where r.id = ${viewerOf(scope)}::bigint and r.is_film_cutter) then 2 else 1 end)))`

/** The title of `article a`. */
export const titleIn = (language: Language) =>
  language === 'en' ? sql`coalesce(nullif(a.title_en, ''), a.title)` : sql`a.title`

/** Joins `article a` to what the viewer has done with it, as `mine`. */
export const ownMark = (scope: Scope) =>
  sql`left join article_mark mine on mine.article_id = a.id and mine.member_id = ${viewerOf(scope)}::bigint`

export const writesArticles = async (db: Db | Tx, scope: Scope): Promise<boolean> => {
  const { rows } = await sql<{ is: boolean }>`select ${isOperating(scope)} as is`.execute(db)
  return rows[0]?.is ?? false
}

export interface HeldArticle {
  readonly id: number
  readonly title: string
  readonly state: number
  readonly pinned: boolean
  readonly publish_t: number | null
}

/** An article that the viewer may read, held until the transaction ends. */
export const holdArticle = async (tx: Tx, scope: Scope, id: string): Promise<HeldArticle | undefined> => {
  if (!isRowId(id)) return undefined
  const { rows } = await sql<HeldArticle>`
    select a.id, a.title, a.state, a.pinned, a.publish_t from article a
    where ${articlesOf(scope)} and a.id = ${id}::bigint for no key update of a`.execute(tx)
  return rows[0]
}

type ArticleValues = Readonly<Partial<{ state: number; pinned: boolean; publish_t: number }>>

export const setArticle = async (tx: Tx, id: number, values: ArticleValues, now: number): Promise<void> => {
  await tx
    .updateTable('article')
    .set({ ...values, update_time: now })
    .where('id', '=', id)
    .execute()
}

export interface Wording {
  readonly category: number
  readonly course: string
  readonly place: number
  readonly title: string
  readonly title_en: string
  readonly summary: string
  readonly summary_en: string
  readonly content: string
  readonly content_en: string
  readonly video_url: string
  readonly minutes: number
  readonly audience: number
}

export const insertArticle = async (tx: Tx, wording: Wording, author: string, now: number): Promise<string> => {
  const { id } = await tx
    .insertInto('article')
    .values({ ...wording, author, publish_t: null, add_time: now, update_time: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}

export const rewordArticle = async (tx: Tx, id: number, wording: Wording, now: number): Promise<void> => {
  await tx
    .updateTable('article')
    .set({ ...wording, update_time: now })
    .where('id', '=', id)
    .execute()
}

const marks = { read: sql.ref('read_t'), favourite: sql.ref('favourite_t'), useful: sql.ref('useful_t') } as const

/** Notes what a reader has done, once: the first time stays. */
export const markArticle = async (
  db: Db,
  article_id: number,
  member_id: number,
  { mark, on, now }: { readonly mark: ArticleMark; readonly on: boolean; readonly now: number },
): Promise<void> => {
  const column = marks[mark]
  const value = on ? sql`${now}::bigint` : sql`null::bigint`
  await sql`
    insert into article_mark as k (article_id, member_id, ${column}) values (${article_id}, ${member_id}, ${value})
    on conflict (article_id, member_id) do update
      set ${column} = case when ${on} then coalesce(${sql.ref('k')}.${column}, excluded.${column}) end`.execute(db)
}
