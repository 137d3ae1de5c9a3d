import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { articleCategories, articleState } from './states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** T-ARTICLE: what the viewer may read; an operator sees drafts and what was taken down too. */
export const articleList = defineList({
  id: 'articles',
  screen: 'academy',
  path: '/api/v1/article/list',
  rowKey: 'article_id',
  columns: [
    c.names('article_title', { ...shown, width: 300 }),
    c.enum('article_category', { ...shown, labels: 'articleCategory', width: 110 }),
    c.names('article_summary', { ...shown, width: 320 }),
    c.text('course', { title: 'article_course', width: 140 }),
    c.count('read_minutes', { ...both, width: 100 }),
    c.text('author', { title: 'article_author', width: 110 }),
    c.count('article_views', { ...both, width: 90 }),
    c.count('article_favourites', { sort: true, width: 90 }),
    c.flag('is_read', { ...shown, title: 'article_read', width: 80 }),
    c.flag('is_favourite', { title: 'article_favourite', width: 80 }),
    c.enum('article_state', { labels: 'articleState', width: 100 }),
    c.flag('pinned', { title: 'article_pinned', width: 80 }),
    c.time('add_time', { ...both, title: 'article_published' }),
    c.id('article_id', { width: 90 }),
  ],
  filters: [
    { kind: 'choice', name: 'article_category', labels: 'articleCategory', options: articleCategories },
    { kind: 'flag', name: 'is_read' },
    { kind: 'flag', name: 'is_favourite' },
    { kind: 'choice', name: 'article_state', labels: 'articleState', options: Object.values(articleState) },
  ],
  kpi: [],
  figures: [
    { name: 'articles', unit: 'count' },
    { name: 'read', unit: 'count' },
    { name: 'unread', unit: 'count' },
  ],
  totals: [],
  sort: { field: 'add_time', order: 'desc' },
  tabs: 'article_category',
  own: true,
})
