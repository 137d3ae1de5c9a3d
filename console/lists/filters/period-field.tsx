import { useState } from 'react'
import { namedPeriods } from '../../../shared/lists/filter.ts'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { useListWorld } from '../list-world.ts'
import { daysOfPeriod, periodOfDays } from '../periods.ts'
import type { FieldProps } from './field.ts'
import { periodText } from './period-text.ts'

interface DaysProps {
  readonly values: Readonly<Record<string, string>>
  readonly set: (values: Readonly<Record<string, string>>) => void
}

const daysIn = ({ start_time, end_time }: Readonly<Record<string, string>>) =>
  start_time && end_time ? { start_time: Number(start_time), end_time: Number(end_time) } : undefined

/** From one day to another, both included; says so when that is no period. */
const Days = ({ values, set }: DaysProps) => {
  const { text, clock } = useListWorld()
  const known = daysIn(values)
  const [[from, to], setDays] = useState(() => (known ? daysOfPeriod(clock, known) : ['', '']))
  const [wrong, setWrong] = useState(false)
  const take = (first: string, last: string): void => {
    setDays([first, last])
    const period = periodOfDays(clock, first, last)
    setWrong(first !== '' && last !== '' && !period)
    if (period) set({ period: '', start_time: String(period.start_time), end_time: String(period.end_time) })
  }
  return (
    <fieldset className="period-days" aria-label={text('period.custom')}>
      <input
        type="date"
        aria-label={text('period.from')}
        value={from}
        onChange={(e) => take(e.target.value, to ?? '')}
      />
      <i aria-hidden="true">–</i>
      <input type="date" aria-label={text('period.to')} value={to} onChange={(e) => take(from ?? '', e.target.value)} />
      <p role="alert">{wrong ? text('period.wrong') : null}</p>
    </fieldset>
  )
}

/** Which time is meant, and when: by name, which moves on with the days, or from day to day. */
export const PeriodField = ({ filter, title, values, set }: FieldProps<'period'>) => {
  const { text, clock } = useListWorld()
  const type = values.date_type || filter.types[0] || ''
  const shown = periodText(values, filter.types, text, clock)
  return (
    <Popover
      className="filter filter-button"
      name={title}
      testId="period"
      label={
        <>
          <span>{title}</span>
          <b>{shown || text('list.any')}</b>
          <Icon name="down" size={14} />
        </>
      }
    >
      {(close) => (
        <div className="period">
          {filter.types.length > 1 ? (
            <Segmented
              label={text('period.type')}
              options={filter.types.map((value) => ({ value, label: text.word(`period.type.${value}`, value) }))}
              value={type}
              onValue={(date_type) => set({ date_type })}
            />
          ) : null}
          <div className="period-names">
            {namedPeriods.map((period) => (
              <button
                key={period}
                type="button"
                aria-pressed={values.period === period}
                data-period={period}
                onClick={() => {
                  set({ period, start_time: '', end_time: '', date_type: type })
                  close()
                }}
              >
                {text(`period.${period}`)}
              </button>
            ))}
            <button
              type="button"
              data-period=""
              onClick={() => {
                set({ period: '', start_time: '', end_time: '', date_type: '' })
                close()
              }}
            >
              {text('list.any')}
            </button>
          </div>
          <Days values={values} set={set} />
          <p className="period-zone">{text('period.zone', { zone: clock.zone })}</p>
        </div>
      )}
    </Popover>
  )
}
