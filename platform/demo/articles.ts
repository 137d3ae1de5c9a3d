import { articleState } from '../../shared/areas/academy/states.ts'
import type { Tx } from '../db/tables.ts'
import { type DemoArticle, demoArticles } from './article-texts.ts'

const DAY = 86_400
/** Days between two of them. */
const APART = 4

const htmlOf = (text: DemoArticle['text'], language: 0 | 1): string =>
  text
    .map((both) => both[language])
    .map((line) => (line.startsWith('# ') ? `<h3>${line.slice(2)}</h3>` : `<p>${line}</p>`))
    .join('')

/** What the platform teaches, the newest first; written once, whatever company asks. @param today second it began */
export const insertArticles = async (tx: Tx, today: number): Promise<void> => {
  const known = await tx.selectFrom('article').select('id').limit(1).executeTakeFirst()
  if (known) return
  await tx
    .insertInto('article')
    .values(
      demoArticles.map(({ category, course = '', minutes, audience = 0, title, summary, text }, n) => ({
        ...{ category, course, place: course === '' ? 0 : n + 1, minutes, audience, author: '潮屏学院' },
        ...{ title: title[0], title_en: title[1], summary: summary[0], summary_en: summary[1] },
        ...{ content: htmlOf(text, 0), content_en: htmlOf(text, 1), state: articleState.published, pinned: n === 0 },
        publish_t: today - n * APART * DAY,
        add_time: today - n * APART * DAY,
        update_time: today,
      })),
    )
    .execute()
}
