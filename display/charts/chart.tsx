import type { EChartsCoreOption } from 'echarts/core'
import { type ReactElement, useEffect, useRef } from 'react'
import { createBehindPace } from '../live/behind-pace.ts'
import type { Pace } from '../live/pace.ts'
import { createChart, show } from './echarts.ts'

/** With an order a second, each is drawn behind its own numbers. */
const everyMs = 800

/**
 * The one echarts wrapper: one chart for the life of the panel, an option only when it changed and about once a second at most,
 * nothing while the page is hidden. A chart costs more than all other zones of a push together and an order moves it by less
 * than a pixel, so it is drawn after the frame that shows the numbers. `option` must be the same object while its data are
 * the same.
 */
export default function Chart(props: { option: EChartsCoreOption; ratio: number; label: string }): ReactElement {
  const { option, ratio, label } = props
  const box = useRef<HTMLDivElement>(null)
  const newest = useRef(option)
  const pace = useRef<Pace>(undefined)
  useEffect(() => {
    const node = box.current
    if (!node) return
    const chart = createChart(node, ratio)
    const paced = createBehindPace(
      everyMs,
      () => show(chart, newest.current),
      () => document.hidden,
    )
    pace.current = paced
    const size = new ResizeObserver(() => chart.resize())
    const onVisible = (): void => paced.request()
    size.observe(node)
    document.addEventListener('visibilitychange', onVisible)
    paced.request()
    return () => {
      paced.stop()
      size.disconnect()
      document.removeEventListener('visibilitychange', onVisible)
      chart.dispose()
    }
  }, [ratio])
  useEffect(() => {
    newest.current = option
    pace.current?.request()
  }, [option])
  return <div ref={box} role="img" aria-label={label} style={{ position: 'absolute', inset: 0 }} />
}
