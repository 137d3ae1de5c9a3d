import type * as z from 'zod/mini'
import { rateText } from '../../shared/format/number.ts'
import type { change } from '../../shared/live/zones.ts'
import type { Rising } from './rising.ts'
import { useDashboardText } from './use-dashboard-text.ts'

const toneOf = (up: boolean, rising: Rising): string => {
  if (rising === 'neutral') return 'level'
  return up === (rising === 'good') ? 'good' : 'bad'
}

/** A comparison: arrow, percentage and, for those who do not see the arrow, the word. `rising` says what a rise means. */
export const ChangeMark = ({ value, rising = 'good' }: { value: z.infer<typeof change>; rising?: Rising }) => {
  const text = useDashboardText()
  if (value.kind === 'early')
    return (
      <span className="change level" title={text('change.earlyNote')}>
        {text('change.early')}
      </span>
    )
  if (value.kind === 'none') return <span className="change level">—</span>
  if (value.kind !== 'bp' || value.bp === 0) {
    return <span className="change level">{text(value.kind === 'new' ? 'change.new' : 'change.flat')}</span>
  }
  const up = value.bp > 0
  return (
    <span className={`change ${toneOf(up, rising)}`}>
      <span aria-hidden="true">{up ? '▲' : '▼'}</span>
      <span className="unseen">{text(up ? 'change.up' : 'change.down')}</span>
      {rateText(Math.abs(value.bp), 1)}
    </span>
  )
}
