import { useMemo, useState } from 'react'
import type { SpyDetail } from '../../../shared/areas/spy/api.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { line } from '../../charts/options/line.ts'
import type { ChartTable } from '../../charts/table.ts'
import { useSession } from '../../state/session.ts'
import { FrameContext } from '../../ui/figure.tsx'
import { useSpyText } from './use-spy-text.ts'

/** The last snapshots of an object, one figure at a time. */
export const Curve = ({ detail }: { detail: SpyDetail }) => {
  const text = useSpyText()
  const zone = useSession((state) => state.record?.zone) ?? ''
  const [chosen, setChosen] = useState('')
  const shown = detail.series.find(({ name }) => name === chosen) ?? detail.series[0]
  const title = shown ? text.word(`column.${shown.name}`) : ''
  const table = useMemo<ChartTable>(
    () => ({
      columns: [
        { name: text('word.day'), unit: 'text' },
        { name: title, unit: shown?.unit ?? 'count' },
      ],
      rows: detail.days.map((day, n) => [day, shown?.values[n] ?? null]),
    }),
    [detail, shown, title, text],
  )
  return (
    <FrameContext value={{ currency: detail.currency, zone, time: detail.data_time }}>
      <ChartPanel
        name="spy-curve"
        title={text('spy.curve')}
        height={200}
        table={table}
        draw={shown?.values.some((value) => value !== null) ? line({ area: 1 }) : null}
        empty={text('spy.curveEmpty')}
        actions={
          <select
            className="select"
            aria-label={text('spy.curveOf')}
            value={shown?.name ?? ''}
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
