import type { DateBasis } from '../../shared/metrics/basis.ts'
import type { MetricId } from '../../shared/metrics/catalogue.ts'
import { noteOf, whenOf } from '../../shared/metrics/notes.ts'
import { usePreferences } from '../state/preferences.ts'
import { useFigureText } from './use-figure-text.ts'

/** What a metric means: in words, which orders count, which day decides, and a case. */
export const MetricNote = ({ metric, basis }: { metric: MetricId; basis?: DateBasis | undefined }) => {
  const text = useFigureText()
  const language = usePreferences((state) => state.language)
  const { what, counts, example } = noteOf(language, metric)
  const rows = [
    ['counts', counts],
    ['when', whenOf(language, metric, basis)],
    ['example', example],
  ] as const
  return (
    <span className="note-words" data-note={metric}>
      <span>{what}</span>
      {rows.map(([name, words]) => (
        <span key={name} className="note-row">
          <i>{text(`figure.${name}`)}</i>
          <span>{words}</span>
        </span>
      ))}
    </span>
  )
}
