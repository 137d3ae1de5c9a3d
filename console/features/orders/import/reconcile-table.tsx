import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ImportDay } from '../../../../shared/areas/imports/api.ts'
import { countText } from '../../../../shared/format/number.ts'
import type { BusinessClock } from '../../../../shared/time/zone.ts'
import { periodOfDays } from '../../../lists/periods.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { Note } from '../../../ui/note.tsx'
import { Table } from '../../../ui/table.tsx'
import { isSame, ties, totalsOf } from './reconcile.ts'
import { ReconcileRows } from './reconcile-rows.tsx'
import { useImportText } from './use-import-text.ts'

interface Props {
  readonly days: readonly ImportDay[]
  /** The company's. */
  readonly currency: string
  readonly clock: BusinessClock
  /** It was taken back: that nothing of it is there is no difference. */
  readonly isUndone: boolean
}

/** Days that are drawn at first, and added each time. */
const SHOWN = 60

const heads = [
  'day',
  'currency',
  'measure',
  'inFile',
  'taken',
  'adjustments',
  'rejected',
  'repeated',
  'gap',
  'told',
  'now',
  'moves',
] as const

const Verdict = ({ isGood, children }: { isGood: boolean; children: string }) => (
  <Row as="p" className="import-verdict" data-good={isGood}>
    <Icon name={isGood ? 'check' : 'alert'} size={16} />
    {children}
  </Row>
)

/** A day stands once for each currency. */
const daysOf = (days: readonly ImportDay[]): number => new Set(days.map(({ day }) => day)).size

/** Where the orders of a day are listed, by the day of payment; undefined for lines whose time cannot be read. */
const ordersOf = (clock: BusinessClock, day: string): string | undefined => {
  const period = periodOfDays(clock, day, day)
  return (
    period &&
    `?${new URLSearchParams({ date_type: 'paid', start_time: String(period.start_time), end_time: String(period.end_time) })}`
  )
}

/** The file against what was taken and what is there now, day by day and currency by currency. */
export const ReconcileTable = ({ days, currency, clock, isUndone }: Props) => {
  const text = useImportText()
  const [onlyOff, setOnlyOff] = useState(false)
  const [most, setMost] = useState(SHOWN)
  if (days.length === 0) return <Note>{text('run.noDays')}</Note>
  const untied = daysOf(days.filter((day) => !ties(day)))
  const moved = daysOf(days.filter((day) => !isSame(day)))
  const wanted = onlyOff ? days.filter((day) => !ties(day) || !(isUndone || isSame(day))) : days
  return (
    <>
      <Row role="status">
        <Verdict isGood={untied === 0}>
          {untied === 0 ? text('run.tied') : text('run.untied', { n: countText(untied) })}
        </Verdict>
        {isUndone ? null : (
          <Verdict isGood={moved === 0}>
            {moved === 0 ? text('run.same') : text('run.moved', { n: countText(moved) })}
          </Verdict>
        )}
      </Row>
      <Note>{text('run.tiesNote', { currency })}</Note>
      <label className="check">
        <input type="checkbox" checked={onlyOff} onChange={({ target }) => setOnlyOff(target.checked)} />
        {text('run.onlyOff')}
      </label>
      <Table label={text('run.ties')} pinned height={460} className="import-ties" testId="import-ties">
        <thead>
          <tr>
            {heads.slice(0, isUndone ? -1 : undefined).map((name, n) => (
              <th key={name} scope="col" data-figure={n > 2 ? '' : undefined}>
                {text(`run.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        {totalsOf(days).map((total) => (
          <ReconcileRows
            key={total.currency}
            rowKey={`total ${total.currency}`}
            title={text('word.total')}
            parts={total}
            currency={total.currency}
            own={currency}
            isUndone={isUndone}
          />
        ))}
        {wanted.slice(0, most).map((day) => {
          const to = ordersOf(clock, day.day)
          return (
            <ReconcileRows
              key={`${day.day} ${day.currency}`}
              rowKey={`${day.day} ${day.currency}`}
              title={
                to ? (
                  <Link to={to} aria-label={text('word.ordersOf', { day: day.day })}>
                    {day.day}
                  </Link>
                ) : (
                  day.day || text('run.noDay')
                )
              }
              parts={day}
              currency={day.currency}
              own={currency}
              isUndone={isUndone}
            />
          )
        })}
      </Table>
      {wanted.length === 0 ? <Note>{text('run.noneOff')}</Note> : null}
      {wanted.length > most ? (
        <button type="button" className="button" onClick={() => setMost(most + SHOWN)}>
          {text('run.moreDays', { n: countText(Math.min(SHOWN, wanted.length - most)) })}
        </button>
      ) : null}
    </>
  )
}
