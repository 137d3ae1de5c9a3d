import {
  type MouseEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useCountryName } from '../../ui/country-name.ts'
import { reachable } from '../../ui/reachable.ts'
import { renewal } from '../../ui/renewal.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import type { ListAnswer, Row } from '../any-list.ts'
import type { Choice } from '../bulk/bulk.ts'
import type { CellWorld } from '../cell-text.ts'
import { layOut } from '../columns.ts'
import { useListWorld } from '../list-world.ts'
import { writeState } from '../url-state.ts'
import { useColumnWords } from '../use-column-words.ts'
import { useOpenInSight } from '../use-open-in-sight.ts'
import { Body } from './body.tsx'
import { Head } from './head.tsx'
import { heatIn } from './heat.ts'
import { rowCount } from './row-count.ts'
import { SkeletonRows } from './skeleton-rows.tsx'
import './table.css'
import { Totals } from './totals.tsx'

export interface TableHandle {
  /** Draws a row that is out of sight, at its place, so that it can be focused. */
  readonly draw: (key: string) => void
}

interface Props {
  readonly ref?: Ref<TableHandle>
  readonly choice: Choice | undefined
  /** The buttons that a row ends in. */
  readonly actions: ((row: Row) => ReactNode) | undefined
  /** Pixels that they need; undefined: the usual. */
  readonly actionsWidth: number | undefined
  /** Undefined while the first answer is on its way. */
  readonly answer: ListAnswer | undefined
  /** Rows open in a drawer. */
  readonly opens: boolean
}

/** Pixels of the ticks and of the buttons at a row's end. */
const tickWidth = 40
const usualActionsWidth = 132

const unchosen = (): void => {}
const none: readonly Row[] = []

const plain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/** The rows, in a table of the browser's own that scrolls inside itself. */
export const Table = ({ ref, answer, opens, choice, actions, actionsWidth = usualActionsWidth }: Props) => {
  const { list, state, kept, settings, text, clock, currency, go, replace, old } = useListWorld()
  const narrow = useNarrow()
  const countryOf = useCountryName()
  const wordsOf = useColumnWords()
  const [focused, setFocused] = useState('')
  const ticks = choice !== undefined
  const acts = actions !== undefined
  const beside = useMemo(
    () => ({ left: ticks ? tickWidth : 0, right: acts ? actionsWidth : 0 }),
    [ticks, acts, actionsWidth],
  )
  const columns = useMemo(
    () => layOut(list, settings.setting, narrow, beside, wordsOf),
    [list, settings.setting, narrow, beside, wordsOf],
  )
  const shownIn = answer?.currency ?? currency
  const world: CellWorld = useMemo(
    () => ({ text, countryOf, zone: clock.zone, currency: shownIn }),
    [text, countryOf, clock.zone, shownIn],
  )
  const rows = answer?.list ?? none
  const heat = useMemo(() => heatIn(list.columns, rows), [list.columns, rows])
  const keys = useMemo(() => rows.map((row) => String(row[list.rowKey])), [rows, list.rowKey])
  const query = kept + writeState(list, { ...state, open: '' })
  // The rows' addresses change with the rows, so that a row is drawn once for each answer.
  const [held, setHeld] = useState({ answer, query })
  if (held.answer !== answer) setHeld({ answer, query })
  const sum = columns.reduce((total, { width }) => total + width, beside.left + beside.right)

  // Another page, order or filter begins at its top.
  const [scroll, setScroll] = useState<HTMLElement | null>(null)
  const shown = answer ? query : ''
  useLayoutEffect(() => {
    if (shown) scroll?.scrollTo({ top: 0 })
  }, [scroll, shown])
  useOpenInSight(scroll, state.open, keys.includes(state.open))
  useImperativeHandle(ref, () => ({ draw: (key) => flushSync(() => setFocused(key)) }), [])
  const totals = rows.length > 0 && list.totals.length > 0

  /** A press anywhere in a row opens it, but not the end of marking text, and not one that means another tab. */
  const press = (event: MouseEvent<HTMLElement>): void => {
    if (!opens || !plain(event) || !(event.target instanceof Element)) return
    if (event.target.closest('.lt-act, .lt-tick')) return
    const link = event.target.closest('a')
    const key = event.target.closest('tr')?.dataset.key
    if (key === undefined || (!link && window.getSelection()?.toString())) return
    event.preventDefault()
    if (state.open) replace({ open: key })
    else go({ open: key })
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: each row's link is what keyboards open it with
    <section
      ref={setScroll}
      className={settings.setting.density === 'compact' ? 'lt-scroll compact' : 'lt-scroll'}
      aria-label={text.word(`screen.${list.screen}`)}
      data-testid="list-table"
      {...reachable}
      {...renewal(old)}
      aria-busy={answer === undefined || old}
      onClick={press}
      onFocus={({ target }) => setFocused(target.closest('tr')?.dataset.key ?? focused)}
    >
      <table
        className={opens ? 'lt opens' : 'lt'}
        style={{ '--lt-width': `${sum}px` }}
        {...rowCount(rows.length, totals)}
      >
        <colgroup>
          {ticks ? <col style={{ width: tickWidth }} /> : null}
          {columns.map(({ column, width }) => (
            <col key={column.field} style={{ width }} />
          ))}
          <col />
          {acts ? <col style={{ width: actionsWidth }} /> : null}
        </colgroup>
        <Head columns={columns} choice={choice} rows={rows.length} acts={acts} />
        {answer ? (
          <Body
            rows={rows}
            keys={keys}
            scroll={scroll}
            density={settings.setting.density}
            group={list.group}
            columns={columns}
            world={world}
            base={opens ? `?${held.query}${held.query && !held.query.endsWith('&') ? '&' : ''}open=` : undefined}
            current={keys.includes(focused) ? focused : (keys[0] ?? '')}
            open={state.open}
            heat={heat}
            chosen={choice?.set}
            onChoose={choice?.choose ?? unchosen}
            actions={actions}
          />
        ) : (
          <SkeletonRows columns={columns} ticks={ticks} acts={acts} />
        )}
        {answer && totals ? <Totals columns={columns} answer={answer} world={world} ticks={ticks} acts={acts} /> : null}
      </table>
    </section>
  )
}
