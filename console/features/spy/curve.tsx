import { useMemo, useState } from 'react'
import type { SpyDetail } from '../../../shared/areas/spy/api.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { lineOption } from '../../charts/options/line.ts'
import type { ChartTable } from '../../charts/table.ts'
import { usePreferences } from '../../state/preferences.ts'
import { useSession } from '../../state/session.ts'
import { FrameContext } from '../../ui/figure.tsx'
import { useSpyText } from './use-spy-text.ts'

/** The last snapshots of an object, one figure at a time. */
export const Curve = ({ detail }: { detail: SpyDetail }) => {
  const text = useSpyText()
  const theme = usePreferences((state) => state.theme)
  const zone = useSession((state) => state.record?.zone) ?? ''
  const [chosen, setChosen] = useState('')
  const line = detail.series.find(({ name }) => name === chosen) ?? detail.series[0]
  const title = line ? text.word(`column.${line.name}`) : ''
  const table = useMemo<ChartTable>(
    () => ({
      columns: [
        { name: text('spy.day'), unit: 'text' },
        { name: title, unit: line?.unit ?? 'count' },
      ],
      rows: detail.days.map((day, n) => [day, line?.values[n] ?? null]),
    }),
    [detail, line, title, text],
  )
  const option = useMemo(
    () =>
      line?.values.some((value) => value !== null)
        ? lineOption({ table, theme, currency: detail.currency, area: 1 })
        : null,
    [table, theme, line, detail.currency],
  )
  return (
    <FrameContext value={{ currency: detail.currency, zone, time: detail.data_time }}>
      <ChartPanel
        name="spy-curve"
        title={text('spy.curve')}
        height={200}
        table={table}
        option={option}
        empty={text('spy.curveEmpty')}
        actions={
          <select
            className="select"
            aria-label={text('spy.curveOf')}
            value={line?.name ?? ''}
            onChange={({ target }) => setChosen(target.value)}
          >
            {detail.series.map(({ name }) => (
              <option key={name} value={name}>
                {text.word(`column.${name}`)}
              </option>
            ))}
          </select>
        }
      />
    </FrameContext>
  )
}
