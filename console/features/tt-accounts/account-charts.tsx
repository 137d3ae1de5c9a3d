import { useMemo } from 'react'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { ttAccountApi } from '../../../shared/areas/tt-accounts/api.ts'
import { dayOfText, dayText } from '../../../shared/time/zone.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { heat } from '../../charts/options/heat.ts'
import { line } from '../../charts/options/line.ts'
import type { ChartTable } from '../../charts/table.ts'
import { useAccountText } from './use-account-text.ts'

type Data = CallData<typeof ttAccountApi.detail>

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const
const weeks = [0, 1, 2, 3, 4, 5, 6, 7] as const
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** Followers by snapshot. */
export const Fans = ({ data: { days } }: { readonly data: Data }) => {
  const text = useAccountText()
  const table = useMemo<ChartTable>(
    () => ({
      columns: [
        { name: text('word.day'), unit: 'text' },
        { name: text('account.followers'), unit: 'count' },
      ],
      rows: days.map(({ day, followers }) => [day, followers]),
    }),
    [days, text],
  )
  return (
    <ChartPanel
      name="accountFans"
      title={text('account.fans')}
      height={190}
      table={table}
      draw={days.some(({ followers }) => followers !== null) ? line({ area: 1 }) : null}
      empty={text('account.noFans')}
    />
  )
}

/** How many videos were posted on each day of eight weeks: a row for a weekday, a column for a week. */
export const PostCalendar = ({ data: { calendar, from } }: { readonly data: Data }) => {
  const text = useAccountText()
  const table = useMemo<ChartTable>(() => {
    const first = dayOfText(from)
    const posted = new Map(calendar.map(({ day, videos }) => [dayOfText(day), videos]))
    return {
      columns: [
        { name: text('account.weekday'), unit: 'text' },
        ...weeks.map((week) => ({ name: dayText(first + week * 7).slice(5), unit: 'count' as const })),
      ],
      rows: weekdays.map((weekday) => [
        text(`account.weekday.${weekday}`),
        ...weeks.map((week) => posted.get(first + week * 7 + weekday) ?? 0),
      ]),
    }
  }, [calendar, from, text])
  return (
    <ChartPanel
      name="accountCalendar"
      title={text('account.calendar')}
      height={220}
      table={table}
      draw={calendar.length > 0 ? heat() : null}
      empty={text('account.noPosts')}
    />
  )
}

/** Mean views by weekday and hour of posting; an hour in which nothing was posted stays empty. */
export const BestHours = ({ data }: { readonly data: Data }) => {
  const text = useAccountText()
  const table = useMemo<ChartTable>(() => {
    const means = new Map(data.hours.map(({ weekday, hour, mean_views }) => [weekday * 24 + hour, mean_views]))
    return {
      columns: [
        { name: text('account.weekday'), unit: 'text' },
        ...hours.map((hour) => ({ name: `${String(hour).padStart(2, '0')}:00`, unit: 'count' as const })),
      ],
      rows: weekdays.map((weekday) => [
        text(`account.weekday.${weekday}`),
        ...hours.map((hour) => means.get(weekday * 24 + hour) ?? null),
      ]),
    }
  }, [data.hours, text])
  return (
    <ChartPanel
      name="accountHours"
      title={text('account.hours')}
      height={220}
      table={table}
      draw={data.hours.length > 0 ? heat() : null}
      empty={text('account.noHours')}
    />
  )
}
