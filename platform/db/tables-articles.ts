import type { Generated } from 'kysely'

/** What operators teach, and what readers have done with it. */
export interface ArticleTables {
  article: ArticleTable
  article_mark: ArticleMarkTable
}

export interface ArticleTable {
  id: Generated<number>
  category: number
  course: Generated<string>
  place: Generated<number>
  title: string
  title_en: Generated<string>
  summary: Generated<string>
  summary_en: Generated<string>
  /** HTML that was made harmless. */
  content: string
  content_en: Generated<string>
  video_url: Generated<string>
  minutes: Generated<number>
  author: Generated<string>
  /** 0 everyone, 1 everyone but film cutters, 2 film cutters. */
  audience: Generated<number>
  /** 0 draft, 1 published, 2 taken down. */
  state: Generated<number>
  pinned: Generated<boolean>
  publish_t: number | null
  add_time: number
  update_time: number
}

export interface ArticleMarkTable {
  article_id: number
  member_id: number
  read_t: number | null
  favourite_t: number | null
  useful_t: number | null
}
