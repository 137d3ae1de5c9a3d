import { type ReactNode, useId, useMemo, useState } from 'react'
import { usePreferences } from '../state/preferences.ts'
import { Boundary } from '../ui/boundary.tsx'
import '../ui/empty.css'
import { useFrame } from '../ui/figure.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Section } from '../ui/section.tsx'
import { Segmented } from '../ui/segmented.tsx'
import type { Picture } from './artist.ts'
import { kindOf } from './artist-of.ts'
import { ChartData } from './chart-data.tsx'
import { ChartTools } from './chart-tools.tsx'
import './charts.css'
import type { Draw } from './draw.ts'
import { Drawing } from './drawing.tsx'
import type { ChartTable } from './table.ts'
import { useChartText } from './use-chart-text.ts'

export type ChartView = 'chart' | 'table'

interface Props {
  /** Of the panel among those of the page: `data-panel`. */
  readonly name: string
  readonly title: string
  /** A small mark behind the title, such as the `?` of a metric. */
  readonly hint?: ReactNode
  readonly note?: ReactNode
  /** What the values are counted in, in words, where the values do not say it. */
  readonly unit?: string
  /** Days or time that the values are of; also in the names of files. */
  readonly range?: string
  readonly actions?: ReactNode
  /** Of the drawing, in pixels; 260 unless said. */
  readonly height?: number
  /** The same for the same values (useMemo), so that nothing is drawn twice; undefined while they are on their way. */
  readonly table: ChartTable | undefined
  /** Of a panel whose values come from a page that asks: they answer the choice before. */
  readonly old?: boolean
  /** Of a panel that asks for its own values: their failure and another try stand in it. */
  readonly load?: {
    readonly error: Error | null
    readonly refetch: () => unknown
    /** The values answer the choice before. */
    readonly isPlaceholderData: boolean
  }
  /** A kind of console/charts/options with its settings, such as `bar({ stacked: true })`; null: nothing to draw. */
  readonly draw: Draw | null
  /** Said instead of an empty chart. */
  readonly empty?: string
  /** What the chart shows, in a sentence, for those who do not see it; counted from the table otherwise. */
  readonly summary?: string
  /** A point was chosen by click or Enter: `table.rows[row][column]`. */
  readonly onPick?: (row: number, column: number) => void
  /** Where the page keeps the view itself, such as in its address. */
  readonly view?: ChartView
  readonly onView?: (view: ChartView) => void
  /** A table of the page's own instead of the plain one. */
  readonly ownTable?: ReactNode
  /** Above the chart: a failure, a choice. */
  readonly children?: ReactNode
}

/**
 * The one chart of the console: title, picture, the same values as a table, both as files, keys and words for those who do
 * not see it. Money is in the currency of the FrameContext around it.
 */
export const ChartPanel = (props: Props) => {
  const { name, title, range = '', height = 260, table, draw, onPick, onView, ownTable } = props
  const text = useChartText()
  const { currency } = useFrame()
  const theme = usePreferences((state) => state.theme)
  const key = table && table.rows.length > 0 ? draw?.key : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a drawing is its key
  const option = useMemo(
    () => (key !== undefined && table && draw ? draw.make({ table, theme, currency }) : null),
    [key, table, theme, currency],
  )
  const [own, setOwn] = useState<ChartView>('chart')
  const [picture, setPicture] = useState<{ readonly of: Picture }>()
  const [onPicture] = useState(() => (of: Picture | undefined) => setPicture(of && { of }))
  const id = useId()
  const old = props.old ?? props.load?.isPlaceholderData ?? false
  const view = props.view ?? own
  const filled = table !== undefined && option !== null
  const asTable = table ? (ownTable ?? <ChartData table={table} currency={currency} label={title} />) : null
  const columns = table?.columns.slice(1).map((column) => column.name) ?? []
  const kind = option ? kindOf(option) : ''
  const summary =
    props.summary ?? text('chart.rows', { title, rows: table?.rows.length ?? 0, columns: columns.join(', ') })
  return (
    <Section
      name={name}
      title={title}
      className="chart-panel"
      old={old}
      hint={
        <>
          {props.hint}
          {[props.unit, range, props.note, filled && table.running !== undefined ? text('chart.running') : '']
            .filter(Boolean)
            .map((part, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: their order is fixed
              <span key={n} className="section-note">
                {part}
              </span>
            ))}
        </>
      }
      tools={
        <>
          {props.actions}
          {filled ? (
            <>
              <Segmented
                label={text('chart.view')}
                value={view}
                onValue={onView ?? setOwn}
                options={[
                  { value: 'chart', label: text('chart.chart') },
                  { value: 'table', label: text('chart.table') },
                ]}
              />
              <ChartTools table={table} currency={currency} file={`${title} ${range}`} picture={picture?.of} />
            </>
          ) : null}
        </>
      }
    >
      {props.load ? (
        <LoadFailed error={props.load.error} kept={table !== undefined} onRetry={props.load.refetch} />
      ) : null}
      {props.children}
      <p className="unseen" id={`${id}-summary`}>
        {`${summary} ${text('chart.keys')}${onPick ? ` ${text('chart.pick')}` : ''}`}
      </p>
      <div className="chart-space" style={{ minHeight: height }} data-view={view}>
        {table === undefined ? (
          props.load?.error ? null : (
            <div className="skeleton chart-wait" />
          )
        ) : !filled ? (
          <p className="empty chart-empty">{props.empty ?? text('chart.empty')}</p>
        ) : view === 'table' ? (
          asTable
        ) : (
          <Boundary instead={asTable}>
            <Drawing
              key={kind}
              kind={kind}
              option={option}
              table={table}
              currency={currency}
              label={title}
              describedBy={`${id}-summary`}
              onPick={onPick}
              onPicture={onPicture}
            />
          </Boundary>
        )}
      </div>
    </Section>
  )
}
