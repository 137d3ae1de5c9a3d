import type { EChartsCoreOption } from 'echarts/core'
import { type ReactElement, useEffect, useRef } from 'react'
import { createPace, type Pace } from '../live/pace.ts'
import { later, mono } from '../live/timers.ts'
import { createChart } from './echarts.ts'

const everyMs = 250

/**
 * The one echarts wrapper: one chart for the life of the panel, an option only when it changed and at most four times a
 * second, nothing while the page is hidden. `option` must be the same object while its data are the same.
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
    const paced = createPace({
      everyMs,
      mono,
      later,
      hidden: () => document.hidden,
      draw: () => chart.setOption(newest.current, { notMerge: true, lazyUpdate: false }),
    })
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
