import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { screenRow } from '../../../shared/access/screens.ts'
import { type AnalysisAnswer, analysisApi } from '../../../shared/areas/analysis/api.ts'
import { analysisList } from '../../../shared/areas/analysis/list.ts'
import { unitOf } from '../../../shared/areas/analysis/metrics.ts'
import type { BoardPanel } from '../../../shared/areas/analysis/panels-api.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { inputOf, readLook } from '../../analysis/look.ts'
import { useAnalysisText } from '../../analysis/use-analysis-text.ts'
import { useAnswerChart, useLabelWorld } from '../../analysis/use-answer-chart.ts'
import { usePanelText } from '../../analysis/use-panels.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { platformNowMs } from '../../http/platform-clock.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { readState } from '../../lists/url-state.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { FrameContext, NamedFigure } from '../../ui/figure.tsx'
import { Icon } from '../../ui/icon.tsx'

interface Props {
  readonly panel: BoardPanel
  readonly onRemove: () => void
}

const list = analysisList
const HEIGHT = 260
const nothing = { columns: [], rows: [] }

const Remove = ({ panel: { name }, onRemove }: Props) => {
  const text = usePanelText()
  const label = text('panel.remove', { name })
  return (
    <button
      type="button"
      className="chart-file"
      aria-label={label}
      title={label}
      data-testid="remove-panel"
      onClick={onRemove}
    >
      <Icon name="close" size={16} />
    </button>
  )
}

/** A question without groups: its figures. */
const Totals = ({ answer: { metrics, total } }: { answer: AnalysisAnswer }) => {
  const text = useAnalysisText()
  return (
    <Facts min={150} className="board-totals">
      {metrics.map((id, n) => (
        <Fact key={id} title={text(`metric.${id}`)}>
          <NamedFigure name={id} unit={unitOf(id)} value={total.values[n] ?? null} />
        </Fact>
      ))}
    </Facts>
  )
}

/** What stands where a view cannot be seen any more: why, and the way to take it off. */
export const LostPanel = ({ panel, onRemove }: Props) => {
  const text = usePanelText()
  return (
    <ChartPanel
      name={`analysis-${panel.id}`}
      title={panel.name}
      table={nothing}
      draw={null}
      height={80}
      empty={text(panel.state === 'gone' ? 'panel.gone' : 'panel.denied')}
      actions={<Remove panel={panel} onRemove={onRemove} />}
    />
  )
}

/** The answer to a saved view of the analysis, over the days that the view names. */
export const AnalysisPanel = ({ panel, onRemove, record }: Props & { readonly record: UserRecord }) => {
  const text = usePanelText()
  const ownText = useAnalysisText()
  const { filters } = useMemo(() => readState(list, panel.query), [panel.query])
  const look = useMemo(() => readLook(filters), [filters])
  const clock = { zone: record.zone, cut_hour: record.cut_hour }
  const load = useEndpoint(analysisApi.look, inputOf(filters, clock, platformNowMs() / 1000))
  const answer = load.error ? undefined : load.data
  const { chart, title, range } = useAnswerChart(answer, look, useLabelWorld(answer, record))
  const frame = { currency: answer?.currency ?? record.currency, zone: record.zone, time: answer?.data_time ?? 0 }
  const isTotal = answer !== undefined && answer.dims.length === 0
  return (
    <FrameContext value={frame}>
      <ChartPanel
        name={`analysis-${panel.id}`}
        title={panel.name}
        range={range}
        {...(chart ? { note: title } : {})}
        height={isTotal ? 0 : HEIGHT}
        table={chart?.table ?? (answer ? nothing : undefined)}
        load={load}
        draw={chart?.draw ?? null}
        empty={isTotal ? '' : ownText('analysis.empty')}
        actions={
          <>
            <Link
              to={`${screenRow('dataAnalysis').path}?${panel.query || 'page=1'}`}
              aria-label={text('panel.openOf', { name: panel.name })}
              data-testid="open-analysis"
            >
              {text('panel.open')}
            </Link>
            <Remove panel={panel} onRemove={onRemove} />
          </>
        }
      >
        {isTotal ? <Totals answer={answer} /> : null}
      </ChartPanel>
    </FrameContext>
  )
}
