import type { AnalysisAnswer } from '../../../shared/areas/analysis/api.ts'
import type { LabelWorld } from '../../../shared/areas/analysis/label.ts'
import { chartKinds, type Look } from '../../analysis/look.ts'
import { useAnalysisText } from '../../analysis/use-analysis-text.ts'
import { useAnswerChart } from '../../analysis/use-answer-chart.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'

/** A field needs room for the names at its two sides. */
const deep = 440

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
  const { chart, title, range } = useAnswerChart(answer, look, world)
  return (
    <ChartPanel
      name="analysis"
      title={title}
      range={range}
      {...(chart?.top ? { note: text('analysis.chartTop', { n: chart.top }) } : {})}
      height={chart?.kind === 'field' ? deep : narrow ? 220 : 300}
      table={chart?.table ?? { columns: [], rows: [] }}
      draw={chart?.draw ?? null}
      empty={text('analysis.empty')}
      actions={
        <select
          className="select"
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
