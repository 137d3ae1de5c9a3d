import { type ReactNode, useEffect, useRef, useState } from 'react'
import { mayExport } from '../../shared/access/rights.ts'
import { titleOf } from '../../shared/access/screens.ts'
import { rowSizes } from '../../shared/api/list.ts'
import type { UserRecord } from '../../shared/record/record.ts'
import { keepPlatformTime, platformNowMs } from '../http/platform-clock.ts'
import { useEndpoint } from '../http/use-endpoint.ts'
import { useSession } from '../state/session.ts'
import { pagesOf } from '../ui/page-buttons.ts'
import { Pager } from '../ui/pager.tsx'
import { ThinBar } from '../ui/thin-bar.tsx'
import { usePhone } from '../ui/use-narrow.ts'
import type { AnyList, ListAnswer, Row } from './any-list.ts'
import { type BulkAction, useChoice } from './bulk/bulk.ts'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { type Card, Cards } from './cards.tsx'
import { DataTime } from './data-time.tsx'
import { ChipRow } from './filters/chip-row.tsx'
import { FilterBar } from './filters/filter-bar.tsx'
import { KpiStrip } from './kpi-strip.tsx'
import './list.css'
import { LoadFailed } from '../ui/load-failed.tsx'
import { ListProvider, type ListWorld } from './list-world.ts'
import { Empty } from './notes.tsx'
import { OpenRow } from './open-row.tsx'
import { CardsHead, RowCard } from './row-card.tsx'
import { RowDrawer } from './row-drawer.tsx'
import { rowName } from './row-name.ts'
import { Table, type TableHandle } from './table/table.tsx'
import { Tabs } from './tabs.tsx'
import { Toolbar } from './tools/toolbar.tsx'
import { useExport } from './tools/use-export.ts'
import { inputOf, type Layout } from './url-state.ts'
import { useFilterNames } from './use-filter-names.ts'
import { useListAddress } from './use-list-address.ts'
import { useListKeys } from './use-list-keys.ts'
import { useListSetting } from './use-list-setting.ts'
import { useListText } from './use-list-text.ts'

interface Props {
  readonly list: AnyList
  /** Of a list that is a part of a page: its own heading, below the page's. */
  readonly title?: string
  /** What the drawer of a row holds; its row where it stands on the page. Absent: rows do not open. */
  readonly detail?: (key: string, row: Row | undefined) => ReactNode
  /** Between the title and the figures: charts, strips. `failed`: no answer is on its way, and the page says so. */
  readonly head?: (answer: ListAnswer | undefined, failed: boolean) => ReactNode
  /** In the title row, before the tools: what the page adds of its own. */
  readonly aside?: ReactNode
  /** Of a list that also stands as cards; the address says which (`layout`). */
  readonly card?: Card
  readonly cardsFirst?: true
  /** Of a list that also stands as a board, which stands first where there is room. */
  readonly board?: (answer: ListAnswer) => ReactNode
  /** What can be done with several rows at once: rows can then be ticked. */
  readonly bulk?: readonly BulkAction[]
  /** Buttons at the end of a row. */
  readonly actions?: (row: Row) => ReactNode
  /** Pixels, of buttons that need less or more than the usual. */
  readonly actionsWidth?: number
  readonly heading?: ListWorld['heading']
  /** Instead of the ordinary sentence of an empty list: what would fill it, and the button that does. */
  readonly empty?: ReactNode
}

const nothingMay: ListWorld['may'] = {}

const Page = ({
  list,
  title,
  detail,
  empty,
  head,
  aside,
  card,
  cardsFirst,
  board,
  bulk,
  actions,
  actionsWidth,
  heading,
  record,
}: Props & { record: UserRecord }) => {
  const text = useListText()
  const settings = useListSetting(list.id)
  const address = useListAddress(list)
  const { state, silent, show, go, replace } = address
  const clock = { zone: record.zone, cut_hour: record.cut_hour }

  const favourite = settings.views.find(({ is_default, own }) => is_default && own)?.query
  const waits = silent && (settings.isPending || Boolean(favourite))
  useEffect(() => {
    if (silent && favourite) show(favourite, true)
  }, [silent, favourite, show])
  useEffect(keepPlatformTime, [])

  const phone = usePhone()
  const layouts: readonly Layout[] = [
    ...(board ? (['board'] as const) : []),
    ...(card || phone ? (['cards'] as const) : []),
    'table',
  ]
  const first = cardsFirst || phone ? 'cards' : board ? 'board' : 'table'
  const layout =
    layouts.length === 1 ? undefined : layouts.includes(state.layout || first) ? state.layout || first : first
  // A board of a few cards says little: it takes as many as one call brings.
  const limit = layout === 'board' ? Math.max(...rowSizes) : state.limit

  const input = inputOf({ ...state, limit }, clock, platformNowMs() / 1000)
  const { data, error, isFetching, isPlaceholderData, refetch } = useEndpoint(list.endpoint, input, { ready: !waits })
  const answer = settings.isPending ? undefined : data
  const failed = error !== null && !answer
  const again = (): void => void refetch()
  const currency = list.currency ?? record.currency
  const nameOf = useFilterNames(list, state.filters)
  const old = isPlaceholderData
  const may = answer?.may ?? nothingMay
  const world: ListWorld = { ...address, list, text, settings, clock, currency, nameOf, again, heading, may, old }
  const keys = answer?.list.map((row) => String(row[list.rowKey])) ?? []
  const last = answer && pagesOf(answer.total, limit)
  const beyond = last !== undefined && !isPlaceholderData && state.page > last
  useEffect(() => {
    if (beyond) replace({ page: last })
  }, [beyond, last, replace])

  const ticked = useChoice(keys)
  const offered = bulk?.filter(
    ({ may: name }) => name === undefined || Object.values(may).some((names) => names.includes(name)),
  )
  const choice = offered && offered.length > 0 ? ticked : undefined

  const [full, setFull] = useState(false)
  const exporting = useExport(world, answer?.total)
  const close = (): void => replace({ open: '' })
  const table = useRef<TableHandle>(null)
  useListKeys({
    rows: keys,
    open: detail ? state.open : '',
    onOpen: (open) => replace({ open }),
    onReach: (key) => table.current?.draw(key),
    onLeave: () => (state.open ? close() : setFull(false)),
  })
  const row = answer?.list[keys.indexOf(state.open)]
  return (
    <ListProvider value={world}>
      <div className={full ? 'list full' : 'list'} data-list={list.id} data-ready={answer ? '' : undefined}>
        <ThinBar shown={isFetching && answer !== undefined} />
        <header className="list-head">
          {title ? <h2>{title}</h2> : <h1>{text.word(titleOf(list.screen, record))}</h1>}
          {answer ? <DataTime time={answer.data_time} /> : null}
          {aside ? <div className="list-aside">{aside}</div> : null}
          <Toolbar
            layout={layout}
            layouts={layouts}
            asking={isFetching}
            full={full}
            onRefresh={again}
            onFull={() => setFull(!full)}
            onExport={exporting.start}
            total={answer?.total}
            exporting={exporting.busy}
          />
        </header>
        <ChipRow />
        {head?.(answer, failed)}
        {!failed && (list.kpi.length > 0 || list.figures) ? <KpiStrip answer={answer} /> : null}
        <Tabs answer={answer} />
        <FilterBar onAgain={again} />
        <LoadFailed error={error} kept={Boolean(answer)} onRetry={again} />
        {answer?.total === 0 ? (
          <Empty>{empty}</Empty>
        ) : failed ? null : layout === 'board' && board ? (
          answer && board(answer)
        ) : layout === 'cards' ? (
          <>
            {card ? null : <CardsHead answer={answer} />}
            <Cards
              answer={answer}
              card={
                card ??
                ((one, link) => (
                  <RowCard
                    row={one}
                    link={detail ? link : undefined}
                    currency={answer?.currency ?? currency}
                    actions={actions?.(one)}
                  />
                ))
              }
              choice={choice}
            />
          </>
        ) : (
          <Table
            ref={table}
            answer={answer}
            opens={Boolean(detail)}
            choice={choice}
            actions={actions}
            actionsWidth={actionsWidth}
          />
        )}
        {answer && offered && choice ? (
          <BulkBar
            answer={answer}
            actions={offered}
            choice={choice}
            onExport={mayExport(record, [list.screen, ...(list.also ?? [])]) ? exporting.chosen : undefined}
            exporting={exporting.busy}
          />
        ) : null}
        {answer && answer.total > 0 ? (
          <Pager
            total={answer.total}
            page={state.page}
            limit={limit}
            sizes={layout === 'board' ? [limit] : rowSizes}
            onPage={(page) => go({ page, open: '' })}
            onLimit={(size) => go({ limit: size })}
          />
        ) : null}
        {detail && state.open ? (
          <RowDrawer keys={keys} name={row ? rowName(list, row) : ''} onClose={close}>
            <OpenRow open={state.open} row={row} known={Boolean(answer || error)} detail={detail} />
          </RowDrawer>
        ) : null}
      </div>
    </ListProvider>
  )
}

/** The page of a declared list: everything that every list screen can do. */
export const ListPage = (props: Props) => {
  const record = useSession((state) => state.record)
  return record ? <Page {...props} record={record} /> : null
}
