import { useState } from 'react'
import { mostWatchedDays, type TrendRule, watchableTrends } from '../../../shared/areas/trends/api.ts'
import { stockDays } from '../../../shared/areas/trends/list.ts'
import { Dialog } from '../../ui/dialog.tsx'
import './trend.css'
import { useUnsaved } from '../../state/unsaved.ts'
import { useWatchText } from './use-watch-text.ts'

/** What most people wait for: it sells worse, no more, or is about to run out. */
const usual: TrendRule = { trends: [2, 3], stock_days: stockDays.restock }

interface Props {
  /** What is watched, in words. */
  readonly what: string
  /** The rule that it has; absent: it is not watched yet. */
  readonly rule: TrendRule | undefined
  /** The new rule, null to watch it no more, undefined when given up. */
  readonly onAnswer: (rule: TrendRule | null | undefined) => void
}

/** Of what the platform shall tell. */
export const WatchDialog = ({ what, rule, onAnswer }: Props) => {
  const text = useWatchText()
  const first = rule ?? usual
  const [trends, setTrends] = useState<readonly number[]>(first.trends)
  const [asksDays, setAsksDays] = useState(first.stock_days !== null)
  const [typed, setTyped] = useState(String(first.stock_days ?? stockDays.restock))
  useUnsaved(
    trends !== first.trends ||
      asksDays !== (first.stock_days !== null) ||
      typed !== String(first.stock_days ?? stockDays.restock),
  )
  const days = /^\d+$/.test(typed.trim()) ? Number(typed) : 0
  const inRange = days >= 1 && days <= mostWatchedDays
  const wrong = asksDays && !inRange
  const none = trends.length === 0 && !asksDays
  const problem = none ? text('watch.none') : wrong ? text('watch.range', { most: mostWatchedDays }) : ''
  return (
    <Dialog
      title={text(rule ? 'watch.edit' : 'watch.add')}
      testId="trend-watch"
      onClose={() => onAnswer(undefined)}
      actions={
        <>
          {rule ? (
            <button type="button" className="button watch-remove" onClick={() => onAnswer(null)}>
              {text('watch.remove')}
            </button>
          ) : null}
          <button type="button" className="button" onClick={() => onAnswer(undefined)}>
            {text('watch.cancel')}
          </button>
          <button type="submit" form="trend-watch" className="button primary" disabled={none || wrong}>
            {text('watch.save')}
          </button>
        </>
      }
    >
      <form
        id="trend-watch"
        className="watch-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (!none && !wrong) onAnswer({ trends: [...trends], stock_days: asksDays ? days : null })
        }}
      >
        <p className="watch-what">{what}</p>
        <fieldset>
          <legend>{text('watch.rule')}</legend>
          {watchableTrends.map((trend) => (
            <label key={trend}>
              <input
                type="checkbox"
                checked={trends.includes(trend)}
                onChange={({ target }) =>
                  setTrends(watchableTrends.filter((one) => (one === trend ? target.checked : trends.includes(one))))
                }
              />
              {text.word(`watch.trend.${trend}`)}
            </label>
          ))}
          <div>
            <label>
              <input type="checkbox" checked={asksDays} onChange={({ target }) => setAsksDays(target.checked)} />
              {text('watch.days')}
            </label>
            <input
              className="watch-days"
              inputMode="numeric"
              maxLength={3}
              aria-label={text('watch.days')}
              aria-invalid={wrong}
              disabled={!asksDays}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            {text('watch.daysUnit')}
          </div>
        </fieldset>
        <p className="watch-problem" aria-live="polite">
          {problem}
        </p>
        <p className="watch-note">{text('watch.note')}</p>
      </form>
    </Dialog>
  )
}
