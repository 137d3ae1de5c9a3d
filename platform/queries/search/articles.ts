import { sql } from 'kysely'
import type { SearchHit } from '../../../shared/areas/search/api.ts'
import type { Language } from '../../../shared/i18n/texts.ts'
import type { Db } from '../../db/tables.ts'
import { articlesOf, titleIn } from '../academy/articles.ts'
import type { Scope } from '../scope.ts'
import { holds } from '../words.ts'

/** Articles that the viewer may read whose title or summary holds `q`, the newest first. */
export const findArticles = async (
  db: Db,
  scope: Scope,
  language: Language,
  q: string,
  most: number,
): Promise<SearchHit[]> => {
  const { rows } = await sql<{ id: string; title: string; course: string }>`
    select a.id::text as id, ${titleIn(language)} as title, a.course from article a
    where ${articlesOf(scope)} and ${holds(sql`a.title || ' ' || a.title_en || ' ' || a.summary || ' ' || a.summary_en`, q)}
    order by a.publish_t desc nulls last, a.id desc limit ${most}`.execute(db)
  return rows.map(({ id, title, course }) => ({
    kind: 'article',
    id,
    title,
    note: course,
    path: `/articleList/articleList?open=${id}`,
  }))
}
