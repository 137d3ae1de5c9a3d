import { namedPeriods } from '../../../shared/lists/filter.ts'
import { recentDays } from '../../../shared/lists/recent.ts'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { useFilterWorld } from '../list-world.ts'
import type { FieldProps } from './field.ts'
import { timeText } from './labels.ts'
import { PeriodDays } from './period-days.tsx'
import { periodText } from './period-text.ts'

const daysIn = ({ start_time, end_time }: Readonly<Record<string, string>>) =>
  start_time && end_time ? { start_time: Number(start_time), end_time: Number(end_time) } : undefined

/** Which time is meant, and when: by name, which moves on with the days, or from day to day. */
export const PeriodField = ({ filter, title, values, set }: FieldProps<'period'>) => {
  const { text, clock, list, state } = useFilterWorld()
  const { recent } = list
  const isRecent = recentDays(list, { keyword: state.keyword, filters: values }) !== undefined
  /** What no time means. */
  const open = (is: boolean): string => (recent && is ? text('list.recent', { n: recent.days }) : text('list.any'))
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
          <b>{shown || open(isRecent)}</b>
          <Icon name="down" size={14} />
        </>
      }
    >
      {(close) => (
        <div className="period">
          {filter.types.length > 1 ? (
            <Segmented
              label={text('period.type')}
              options={filter.types.map((value) => ({ value, label: timeText(value, text) }))}
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
              {open(true)}
            </button>
          </div>
          <PeriodDays
            text={text}
            clock={clock}
            known={daysIn(values)}
            onPeriod={({ start_time, end_time }) =>
              set({ period: '', start_time: String(start_time), end_time: String(end_time) })
            }
          />
          <p className="period-zone">{text('period.zone', { zone: clock.zone })}</p>
        </div>
      )}
    </Popover>
  )
}
