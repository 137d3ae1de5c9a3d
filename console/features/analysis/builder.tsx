import { type Dimension, dimensionIds } from '../../../shared/areas/analysis/dimensions.ts'
import { type AnalysisMetric, analysisMetrics } from '../../../shared/areas/analysis/metrics.ts'
import { presetIds, presets } from '../../../shared/areas/analysis/presets.ts'
import { compareModes, mostDimensions, mostMetrics } from '../../../shared/areas/analysis/question.ts'
import { noteOf } from '../../../shared/metrics/notes.ts'
import { useAnalysisText } from '../../analysis/use-analysis-text.ts'
import { usePreferences } from '../../state/preferences.ts'
import { Row } from '../../ui/layout.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Pills } from '../../ui/tabs.tsx'
import { Picks } from './picks.tsx'
import type { AskedQuestion } from './use-question.ts'

/** Whether everything that the ready question says is what is asked. */
const isAsked = (query: string, { filters }: AskedQuestion): boolean => {
  const wanted = [...new URLSearchParams(query)].filter(
    ([name]) => name !== 'chart' && name !== 'sort' && name !== 'pivot',
  )
  return wanted.every(([name, value]) => filters[name] === value)
}

/** Ready questions, one press each. */
export const Presets = ({ question }: { question: AskedQuestion }) => {
  const text = useAnalysisText()
  return (
    <Pills aria-label={text('analysis.presets')}>
      {presetIds.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={isAsked(presets[id], question)}
          title={text(`analysis.note.${id}`)}
          data-preset={id}
          onClick={() => question.take(presets[id])}
        >
          {text(`analysis.preset.${id}`)}
        </button>
      ))}
    </Pills>
  )
}

/** By what, and which figures. */
export const Builder = ({ question }: { question: AskedQuestion }) => {
  const text = useAnalysisText()
  const language = usePreferences((state) => state.language)
  const { look, ask, see } = question
  return (
    <Row as="section" className="section builder" aria-label={text('analysis.builder')}>
      <Picks<Dimension>
        name="dims"
        title={text('analysis.dims')}
        options={dimensionIds.map((id) => ({ id, name: text(`dimension.${id}`) }))}
        chosen={look.dims}
        most={mostDimensions}
        least={0}
        none={text('analysis.none')}
        onChosen={(dims) => ask({ dims, sort: '' })}
      >
        {look.dims.length > 1 ? (
          <label className="check">
            <input
              type="checkbox"
              checked={look.pivot}
              data-testid="pivot"
              onChange={(event) => ask({ pivot: event.target.checked })}
            />
            {text('analysis.pivot')}
          </label>
        ) : null}
      </Picks>
      <Picks<AnalysisMetric>
        name="metrics"
        title={text('analysis.metrics')}
        options={analysisMetrics.map((id) => ({ id, name: text(`metric.${id}`), note: noteOf(language, id).what }))}
        chosen={look.metrics}
        most={mostMetrics}
        least={1}
        onChosen={(metrics) => ask({ metrics, sort: '' })}
      />
      <Row>
        <span className="note">{text('analysis.compare')}</span>
        <Segmented
          label={text('analysis.compare')}
          value={look.compare}
          onValue={(compare) => ask({ compare })}
          options={compareModes.map((value) => ({ value, label: text(`analysis.compare.${value}`) }))}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={look.heat}
            data-testid="heat"
            onChange={(event) => see({ heat: event.target.checked })}
          />
          {text('analysis.heat')}
        </label>
      </Row>
    </Row>
  )
}
