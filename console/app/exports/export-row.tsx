import type { ExportJob } from '../../../shared/areas/exports/api.ts'
import { countText } from '../../../shared/format/number.ts'
import { dateText, minuteText } from '../../../shared/format/time.ts'
import { Icon } from '../../ui/icon.tsx'
import { Mark, type MarkTone } from '../../ui/mark.tsx'
import { sizeText } from './size-text.ts'
import { useExportText } from './use-export-text.ts'

interface Props {
  readonly job: ExportJob
  readonly zone: string
  readonly onCancel: () => void
}

const marks: Readonly<Record<ExportJob['state'], MarkTone>> = {
  queued: 'warn',
  running: 'brand',
  done: 'good',
  failed: 'bad',
  cancelled: 'calm',
  expired: 'calm',
}

/** One export: how far it is, how large, until when it waits, and what can be done with it. */
export const ExportRow = ({ job, zone, onCancel }: Props) => {
  const say = useExportText()
  const { state, total, rows, size } = job
  const when = (t: number): string => `${dateText(t, zone)} ${minuteText(t, zone)}`
  const running = state === 'running' || state === 'queued'
  const facts = [
    running && total !== null
      ? say('exports.progress', { n: countText(rows), total: countText(total) })
      : say('word.rows', { n: countText(rows) }),
    ...(size === null ? [] : [sizeText(size)]),
    state === 'done' && job.expire_time !== null
      ? say('exports.until', { time: when(job.expire_time) })
      : say('exports.asked', { time: when(job.add_time) }),
  ]
  return (
    <li className="export" data-job={job.id} data-state={state}>
      <p className="export-name" title={job.name}>
        {job.name}
      </p>
      <p className="export-state">
        <Mark tone={marks[state]} />
        {say.word(`exports.state.${state}`, `state.${state}`)}
      </p>
      <p className="export-facts">
        {facts.join(' · ')}
        {job.reason ? <span className="export-reason">{job.reason}</span> : null}
      </p>
      {running ? <progress max={total ?? 1} value={total === null ? undefined : rows} aria-label={job.name} /> : null}
      <span className="export-act">
        {state === 'done' ? (
          <a
            className="button primary"
            href={job.url}
            download
            aria-label={say('exports.downloadOf', { name: job.name })}
          >
            <Icon name="download" size={16} />
            {say('exports.download')}
          </a>
        ) : null}
        {running ? (
          <button
            type="button"
            className="button"
            aria-label={say('exports.cancelOf', { name: job.name })}
            onClick={onCancel}
          >
            {say('exports.cancel')}
          </button>
        ) : null}
      </span>
    </li>
  )
}
