import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { articleApi } from '../../../shared/areas/academy/api.ts'
import { articleState } from '../../../shared/areas/academy/states.ts'
import type { Language } from '../../../shared/i18n/texts.ts'
import type { Tx } from '../../db/tables.ts'
import type { Scope } from '../scope.ts'
import { articlesOf, ownMark, titleIn, type Wording, writesArticles } from './articles.ts'

type Detail = CallData<typeof articleApi.detail>

type Found = Wording &
  Omit<Detail, 'next' | 'source' | 'course_of' | 'course_read' | 'category' | 'minutes'> & { readonly place: number }

const find = async (tx: Tx, scope: Scope, id: string): Promise<Found | undefined> => {
  const { rows } = await sql<Found>`
    select a.id::text as id, a.category, a.course, a.place, a.title, a.title_en, a.summary, a.summary_en, a.content,
      a.content_en, a.video_url, a.minutes, a.audience, a.author, a.publish_t as add_time, mine.read_t is not null as read,
      mine.favourite_t is not null as is_favourite, mine.useful_t is not null as is_useful,
      (select count(*) from article_mark r where r.article_id = a.id and r.read_t is not null) as views,
      (select count(*) from article_mark r where r.article_id = a.id and r.useful_t is not null) as useful
    from article a ${ownMark(scope)} where ${articlesOf(scope)} and a.id = ${id}::bigint`.execute(tx)
  return rows[0]
}

const published = sql`a.state = ${sql.lit(articleState.published)}`

/** The next of its course; of an article of none, or the last of one, the next newest of its category. */
const readNext = async (tx: Tx, scope: Scope, of: Found, language: Language): Promise<Detail['next']> => {
  const { rows } = await sql<{ id: string; title: string }>`
    select a.id::text as id, ${titleIn(language)} as title from article a
    where ${articlesOf(scope)} and ${published} and a.id <> ${of.id}::bigint
      and ((${of.course} <> '' and a.course = ${of.course} and (a.place, a.id) > (${of.place}::smallint, ${of.id}::bigint))
        or (a.category = ${of.category} and (${of.course} = '' or a.course <> ${of.course})))
    order by a.course = ${of.course} and ${of.course} <> '' desc, a.place, a.publish_t desc, a.id limit 1`.execute(tx)
  return rows[0] ?? null
}

const readCourse = async (tx: Tx, scope: Scope, { course }: Found) => {
  if (course === '') return { course_of: 0, course_read: 0 }
  const { rows } = await sql<{ course_of: number; course_read: number }>`
    select count(*) as course_of, count(mine.read_t) as course_read from article a ${ownMark(scope)}
    where ${articlesOf(scope)} and ${published} and a.course = ${course}`.execute(tx)
  return rows[0] ?? { course_of: 0, course_read: 0 }
}

/** An article that the viewer may read, in a language; undefined when there is none. */
export const readArticle = async (
  tx: Tx,
  scope: Scope,
  id: string,
  language: Language,
): Promise<Detail | undefined> => {
  const found = await find(tx, scope, id)
  if (!found) return undefined
  const { title, title_en, content, content_en, place, audience, summary, summary_en, ...rest } = found
  const { category, course, minutes, video_url } = rest
  const inEnglish = language === 'en'
  const source = { title_zh: title, title_en, category, summary, summary_en, content, content_en, course, place }
  return {
    ...rest,
    title: inEnglish ? title_en || title : title,
    content: inEnglish ? content_en || content : content,
    ...(await readCourse(tx, scope, found)),
    next: await readNext(tx, scope, found, language),
    source: (await writesArticles(tx, scope)) ? { ...source, minutes, video_url, audience } : null,
  }
}
