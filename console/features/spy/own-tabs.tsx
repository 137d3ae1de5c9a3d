import { spyApi, spyKinds, watchableKinds } from '../../../shared/areas/spy/api.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { PageHead } from '../../ui/page-head.tsx'
import '../../lists/list.css'
import { ChangeTable } from './change-table.tsx'
import { KeptSection, useAsked } from './kept-section.tsx'
import { KeptTable } from './kept-table.tsx'
import { SpyHead } from './spy-head.tsx'
import { type Marks, useMarks } from './use-marks.ts'
import { useSpyText } from './use-spy-text.ts'

const Favorites = ({ marks }: { marks: Marks }) => {
  const text = useSpyText()
  const ask = useAsked()
  const result = useEndpoint(spyApi.favorites, ask.asked)
  return (
    <KeptSection
      {...ask}
      title={text('spy.tab.collect')}
      kinds={spyKinds}
      result={result}
      none={text('spy.collectNone')}
    >
      <KeptTable rows={result.data?.list ?? []} marks={marks} />
    </KeptSection>
  )
}

const Watched = ({ marks }: { marks: Marks }) => {
  const text = useSpyText()
  const ask = useAsked()
  const result = useEndpoint(spyApi.watches, ask.asked)
  return (
    <KeptSection
      {...ask}
      title={text('spy.watchTitle')}
      note={text('spy.watchNote')}
      kinds={watchableKinds}
      result={result}
      none={text('spy.watchNone')}
    >
      <KeptTable rows={result.data?.list ?? []} marks={marks} watched />
    </KeptSection>
  )
}

const Changes = () => {
  const text = useSpyText()
  const ask = useAsked()
  const result = useEndpoint(spyApi.changes, ask.asked)
  return (
    <KeptSection
      {...ask}
      title={text('spy.logTitle')}
      kinds={watchableKinds}
      result={result}
      none={text('spy.logNone')}
    >
      <ChangeTable rows={result.data?.list ?? []} />
    </KeptSection>
  )
}

/** The account's own: what it watches and what changed of it, or its favourites. */
export const OwnTab = ({ tab }: { tab: 'watch' | 'collect' }) => {
  const text = useSpyText()
  const marks = useMarks()
  return (
    <div className="list spy-own" data-own={tab}>
      <PageHead title={text('screen.tkspy')} />
      <SpyHead tab={tab} marks={marks} />
      {tab === 'watch' ? (
        <>
          <Changes />
          <Watched marks={marks} />
        </>
      ) : (
        <Favorites marks={marks} />
      )}
    </div>
  )
}
