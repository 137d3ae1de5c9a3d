import { nameIn } from '../../../shared/lists/both-names.ts'
import type { Row } from '../../lists/any-list.ts'
import type { CardLink } from '../../lists/cards.tsx'
import { usePreferences } from '../../state/preferences.ts'
import { Note } from '../../ui/note.tsx'
import { TextCard } from '../../ui/text-card.tsx'
import { useArticleText } from './use-article-text.ts'

/** An article as a card: what it is about, how long it takes, and whether one has read it. */
export const ArticleCard = ({ row, link }: { readonly row: Row; readonly link: CardLink }) => {
  const text = useArticleText()
  const language = usePreferences((state) => state.language)
  const badge = row.is_read === true ? text('article.readMark') : row.pinned === true ? text('article.pinnedMark') : ''
  return (
    <TextCard
      link={{ ...link }}
      icon="book"
      kind={text.word(`articleCategory.${row.article_category}`)}
      mark={badge || undefined}
      title={nameIn(String(row.article_title ?? ''), language)}
      summary={nameIn(String(row.article_summary ?? ''), language)}
    >
      <Note>
        {`${text('article.minutes', { n: String(row.read_minutes ?? '') })} · ${text('article.views', { n: String(row.article_views ?? 0) })}`}
      </Note>
    </TextCard>
  )
}
