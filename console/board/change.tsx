import type * as z from 'zod/mini'
import type { change } from '../../shared/live/zones.ts'
import { Change } from '../ui/change.tsx'
import type { Rising } from './rising.ts'
import { useDashboardText } from './use-dashboard-text.ts'

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
  return <Change bp={value.bp} rising={rising} up={text('change.up')} down={text('change.down')} />
}

/** Places won or lost since an hour ago; nothing where there is nothing to say. */
export const MoveMark = ({ places }: { places: number | null }) => {
  const text = useDashboardText()
  if (places === null || places === 0) return null
  const said = text(places > 0 ? 'dash.moved.up' : 'dash.moved.down', { n: Math.abs(places) })
  return (
    <span className={places > 0 ? 'change good' : 'change bad'} title={said} data-move={places}>
      <i aria-hidden="true">{places > 0 ? '▲' : '▼'}</i>
      <span className="unseen">{said}</span>
      <span aria-hidden="true">{Math.abs(places)}</span>
    </span>
  )
}
