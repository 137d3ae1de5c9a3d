import { useMemo } from 'react'
import type { Dimension } from '../../../shared/analysis/dimensions.ts'
import { type LabelWorld, labelOf } from '../../../shared/analysis/label.ts'
import type { AnalysisMetric } from '../../../shared/analysis/metrics.ts'
import type { AnalysisAnswer } from '../../../shared/api/analysis.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { usePreferences } from '../../state/preferences.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import { chartOf } from './chart-of.ts'
import { chartKinds, type Look } from './look.ts'
import { useAnalysisText } from './use-analysis-text.ts'

interface Props {
  readonly answer: AnalysisAnswer
  readonly look: Look
  readonly world: LabelWorld
  readonly onLook: (change: Partial<Look>) => void
}

/** The answer as a picture: the kind that suits it, or the one that was chosen. */
export const ResultChart = ({ answer, look, world, onLook }: Props) => {
  const text = useAnalysisText()
  const narrow = useNarrow()
  const theme = usePreferences((state) => state.theme)
  const chart = useMemo(() => {
    const names = {
      metric: (id: AnalysisMetric) => text(`metric.${id}`),
      before: (name: string) => text('analysis.before', { name }),
      key: (dim: Dimension, key: string) => labelOf(dim, key, world),
    }
    return chartOf(answer, look, names, theme)
  }, [answer, look, world, theme, text])
  const title = text('analysis.chartOf', {
    metrics: (chart?.metrics ?? []).map((id) => text(`metric.${id}`)).join(' / '),
    dims:
      (answer.dims as readonly Dimension[]).map((dim) => text(`dimension.${dim}`)).join(' × ') ||
      text('analysis.total'),
  })
  return (
    <ChartPanel
      name="analysis"
      title={title}
      range={text('analysis.days', { from: answer.from, to: answer.to })}
      {...(chart?.top ? { note: text('analysis.chartTop', { n: chart.top }) } : {})}
      height={narrow ? 220 : 300}
      table={chart?.table ?? { columns: [], rows: [] }}
      option={chart?.option ?? null}
      empty={text('analysis.empty')}
      actions={
        <select
          className="select chart-kind"
          aria-label={text('analysis.chart')}
          value={look.chart}
          data-testid="chart-kind"
          data-drawn={chart?.kind}
          onChange={(event) => {
            const kind = chartKinds.find((one) => one === event.target.value)
            if (kind) onLook({ chart: kind })
          }}
        >
          {chartKinds.map((kind) => (
            <option key={kind} value={kind}>
              {text(`analysis.chart.${kind}`)}
            </option>
          ))}
        </select>
      }
    />
  )
}
