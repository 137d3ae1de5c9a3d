import { Fragment, useCallback, useState } from 'react'
import type { TrendKind } from '../../../shared/areas/trends/api.ts'
import { productTrendList, skuTrendList } from '../../../shared/areas/trends/list.ts'
import { dateText } from '../../../shared/format/time.ts'
import { platformNowMs } from '../../http/platform-clock.ts'
import type { AnyList, Row } from '../../lists/any-list.ts'
import type { BulkAction } from '../../lists/bulk/bulk.ts'
import { Fields } from '../../lists/fields.tsx'
import { ListPage } from '../../lists/list-page.tsx'
import { useSession } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { Note } from '../../ui/note.tsx'
import { AskedTransition } from '../../workflows/asked-transition.tsx'
import { Curve } from './curve.tsx'
import { useTrendText } from './use-trend-text.ts'
import { useWatching } from './use-watching.ts'
import { WatchButton, WatchSection } from './watch-parts.tsx'

const DAY = 86_400
const firstRows = 5
const mostRows = 10

const groups = [
  { name: 'sales', fields: ['sales_trend', 'sales_7d', 'sales_30d', 'daily_mean', 'week_change'], note: 'trend.rule' },
  { name: 'stock', fields: ['stock', 'stock_days', 'trend_advice'], note: 'trend.stockNote' },
] as const

const Detail = ({ row, what }: { row: Row | undefined; what: readonly string[] }) => {
  const text = useTrendText()
  if (!row) return null
  return (
    <>
      <Fields title={text('trend.group.what')} row={row} fields={what} />
      {groups.map(({ name, fields, note }) => (
        <Fragment key={name}>
          <Fields title={text(`trend.group.${name}`)} row={row} fields={fields} />
          <Note className="drawer-note">{text(note)}</Note>
        </Fragment>
      ))}
    </>
  )
}

interface Props {
  readonly list: AnyList
  readonly kind: TrendKind
  /** Field that names a row in the chart. */
  readonly name: string
  /** Fields that say what a row is. */
  readonly what: readonly string[]
}

const TrendPage = ({ list, kind, name, what }: Props) => {
  const text = useTrendText()
  const watching = useWatching(kind, name)
  const zone = useSession((state) => state.record?.zone ?? 'UTC')
  const [compared, setCompared] = useState<readonly Row[]>([])
  const dateOf = useCallback(
    (daysAgo: number) => dateText(platformNowMs() / 1000 - daysAgo * DAY, zone).slice(5),
    [zone],
  )
  const heading = useCallback(
    (field: string) => {
      const day = /^day_(\d+)$/.exec(field)?.[1]
      return day ? dateOf(Number(day)) : undefined
    },
    [dateOf],
  )
  const compare: BulkAction = {
    name: 'compare',
    label: text('word.compare'),
    run: async (_, rows) => {
      if (rows.length > mostRows) showToast('warn', text('trend.most'))
      else setCompared(rows)
      return undefined
    },
  }
  const nameOf = (row: Row | undefined): string => String(row?.[name] ?? '')
  return (
    <ListPage
      list={list}
      bulk={[compare, ...watching.bulk]}
      actionsWidth={56}
      actions={(row) => {
        const id = String(row[list.rowKey])
        return <WatchButton watch={watching.of(id)} onAsk={() => watching.watch(id, nameOf(row))} />
      }}
      heading={heading}
      head={(answer, failed) => (
        <>
          {failed ? null : (
            <Curve
              rows={compared.length > 0 ? compared : answer?.list.slice(0, firstRows)}
              name={name}
              dateOf={dateOf}
              compared={compared.length > 0}
              onClear={() => setCompared([])}
            />
          )}
          <AskedTransition />
        </>
      )}
      detail={(id, row) => (
        <>
          <Detail row={row} what={what} />
          <WatchSection
            watch={watching.of(id)}
            onAsk={() => watching.watch(id, nameOf(row) || id)}
            onEnd={() => watching.end(id, nameOf(row) || id)}
          />
        </>
      )}
    />
  )
}

/** S14: what products of the own shops sold, day by day. */
export const ProductTrendPage = () => (
  <TrendPage
    list={productTrendList}
    kind={1}
    name="title"
    what={['title', 'product_id', 'shop_name', 'category_name']}
  />
)

/** S15: the same of their SKUs. */
export const SkuTrendPage = () => (
  <TrendPage
    list={skuTrendList}
    kind={2}
    name="sku_name"
    what={['sku_name', 'sku_id', 'seller_sku', 'title', 'shop_name', 'sku_share']}
  />
)
