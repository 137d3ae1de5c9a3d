import type { AnalysisWork } from '../../../shared/areas/analysis/api.ts'
import { countText } from '../../../shared/format/number.ts'
import { useAnalysisText } from '../../analysis/use-analysis-text.ts'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'

interface Props {
  readonly work: AnalysisWork
  readonly onCancel: () => unknown
  readonly onAgain: () => unknown
}

/** A question that is answered behind: how far it is, or why it ended without an answer. */
export const WorkCard = ({ work: { state, done, total, reason }, onCancel, onAgain }: Props) => {
  const text = useAnalysisText()
  const runs = state === 'queued' || state === 'running'
  const far =
    total === 0
      ? text(state === 'queued' ? 'analysis.work.queued' : 'analysis.work.begins')
      : text('analysis.work.running', { done: countText(done), total: countText(total) })
  return (
    <Empty tall className="analysis-work" data-testid="work" data-state={state}>
      <Icon name={runs ? 'clock' : 'alert'} size={32} />
      <p role="status">{runs ? far : reason}</p>
      {runs ? (
        <progress max={total || 1} value={total === 0 ? undefined : done} aria-label={text('analysis.work.title')} />
      ) : null}
      {runs ? <small>{text('analysis.work.note')}</small> : null}
      <button
        type="button"
        className="button"
        data-testid={runs ? 'work-cancel' : 'work-again'}
        onClick={runs ? onCancel : onAgain}
      >
        {text(runs ? 'analysis.work.cancel' : 'analysis.work.again')}
      </button>
    </Empty>
  )
}
