import { useState } from 'react'
import { curatedApi, curatedTopics } from '../../../shared/areas/curated/api.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { Stack } from '../../ui/layout.tsx'
import '../../lists/cards.css'
import { MarketProvider } from '../../market/market-provider.tsx'
import { usePreferences } from '../../state/preferences.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { reachable } from '../../ui/reachable.ts'
import { shelfOf, shelvesOf } from './categories.ts'
import { CuratedCard } from './curated-card.tsx'
import { CuratedEmpty } from './curated-empty.tsx'
import './curated.css'
import { Editor } from './editor.tsx'
import { IssueBar } from './issue-bar.tsx'
import { ShelfTabs } from './shelf-tabs.tsx'
import { useCuratedAddress } from './use-curated-address.ts'
import { topicKey, useCuratedText } from './use-curated-text.ts'

/** S10: products that the editors recommend, a new issue every week. */
export const CuratedPage = () => {
  const text = useCuratedText()
  const language = usePreferences((state) => state.language)
  const { place, go } = useCuratedAddress()
  const [editing, setEditing] = useState(false)
  const {
    data: best,
    error,
    refetch,
  } = useEndpoint(curatedApi.best, {
    ...(place.issue ? { issue: place.issue } : {}),
    ...(place.company ? { of_company: place.company } : {}),
  })
  const { data: catalogue } = useEndpoint(curatedApi.categories, {})
  const all = catalogue?.list ?? []
  const picks = best?.list ?? []
  const shelf = shelfOf(all)
  const onShelf = picks.filter((pick) => !place.category || shelf(pick) === place.category)
  const shown = onShelf.filter(({ topics }) => !place.topic || topics.includes(Number(place.topic)))
  const topics = curatedTopics.map((topic) => ({
    id: String(topic),
    name: text.word(topicKey(topic)),
    picks: onShelf.filter((pick) => pick.topics.includes(topic)).length,
  }))
  return (
    <MarketProvider ids={picks.map(({ product_id }) => product_id)}>
      <section className="curated" data-ready={best ? '' : undefined}>
        <IssueBar best={best} go={go} onEdit={() => setEditing(true)} />
        <LoadFailed error={error} kept={Boolean(best)} onRetry={refetch} />
        {best && picks.length > 0 ? (
          <div className="curated-parts">
            <ShelfTabs
              name="category"
              label={text('curated.categories')}
              shelves={shelvesOf(all, picks, language)}
              total={picks.length}
              chosen={place.category}
              onChoose={(category) => go({ category })}
            />
            <Stack className="curated-main">
              <ShelfTabs
                name="topic"
                label={text('curated.topics')}
                shelves={topics}
                total={onShelf.length}
                chosen={place.topic}
                onChoose={(topic) => go({ topic })}
              />
              {shown.length === 0 ? (
                <CuratedEmpty title={text('curated.noMatch')}>
                  <button type="button" className="button" onClick={() => go({ category: '', topic: '' })}>
                    {text('curated.showAll')}
                  </button>
                </CuratedEmpty>
              ) : (
                <ul
                  className="list-cards"
                  data-testid="curated-cards"
                  {...reachable}
                  aria-label={text('screen.category')}
                >
                  {shown.map((pick) => (
                    <CuratedCard key={pick.product_id} pick={pick} currency={best.currency} />
                  ))}
                </ul>
              )}
            </Stack>
          </div>
        ) : best ? (
          <CuratedEmpty title={text('curated.empty')}>{text('curated.emptyNote')}</CuratedEmpty>
        ) : null}
        {best?.editor && editing ? (
          <Editor
            best={best}
            onClose={() => setEditing(false)}
            onSaved={(issue) => {
              setEditing(false)
              go({ issue })
              void refetch()
            }}
          />
        ) : null}
      </section>
    </MarketProvider>
  )
}
