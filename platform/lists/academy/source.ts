import { sql } from 'kysely'
import { articleList } from '../../../shared/areas/academy/list.ts'
import { articlesOf, ownMark } from '../../queries/academy/articles.ts'
import type { View } from '../../queries/view.ts'
import { holds } from '../../queries/words.ts'
import { type Part, part } from '../source.ts'
import { tableSource } from '../table-source.ts'

const both = (zh: string, en: string) =>
  sql`${sql.ref(zh)} || chr(10) || coalesce(nullif(${sql.ref(en)}, ''), ${sql.ref(zh)})`

const own = ({ scope }: View): Part => part(ownMark(scope))
const marked: Part = part(sql`left join lateral (
    select count(*) filter (where read_t is not null) as views, count(*) filter (where favourite_t is not null) as kept
    from article_mark m where m.article_id = a.id) marked on true`)

/** Articles that the viewer may read. */
export const articleSource = tableSource(articleList, {
  table: sql`article a`,
  alias: 'a',
  key: ['id'],
  joins: { own, marked },
  scope: ({ scope }) => articlesOf(scope),
  columns: {
    article_title: part(both('a.title', 'a.title_en')),
    article_category: part(sql`a.category`),
    article_summary: part(both('a.summary', 'a.summary_en')),
    course: part(sql`a.course`),
    read_minutes: part(sql`a.minutes`),
    author: part(sql`a.author`),
    article_views: part(sql`marked.views`, 'marked'),
    article_favourites: part(sql`marked.kept`, 'marked'),
    is_read: part(sql`mine.read_t is not null`, 'own'),
    is_favourite: part(sql`mine.favourite_t is not null`, 'own'),
    article_state: part(sql`a.state`),
    pinned: part(sql`a.pinned`),
    add_time: part(sql`coalesce(a.publish_t, a.add_time)`),
    article_id: part(sql`a.id::text`),
  },
  filled: ['read_minutes', 'add_time'],
  keyword: (word) =>
    part(holds(sql`a.title || ' ' || a.title_en || ' ' || a.summary || ' ' || a.summary_en || ' ' || a.content`, word)),
  sums: () => ({
    articles: part(sql`count(*)`),
    read: part(sql`count(mine.read_t)`, 'own'),
  }),
  kpi: ({ articles, read }) => ({ articles: articles ?? 0, read: read ?? 0, unread: (articles ?? 0) - (read ?? 0) }),
})
