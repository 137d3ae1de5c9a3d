import { type ImportRun, importsApi } from '../../../../shared/api/imports.ts'
import { countText } from '../../../../shared/format/number.ts'
import { dateTimeText } from '../../../../shared/format/time.ts'
import { call } from '../../../http/client.ts'
import { confirm } from '../../../state/confirm.ts'
import { Icon } from '../../../ui/icon.tsx'
import { percentText } from './figures.ts'
import { type ImportText, useImportText } from './use-import-text.ts'

interface Props {
  readonly run: ImportRun
  readonly zone: string
  readonly onChanged: () => void
  readonly onAgain: (run: ImportRun) => void
}

const counts = ['lines', 'imported', 'duplicates', 'rejected', 'orders'] as const
const amounts = ['gross', 'refunds', 'net'] as const

const Summary = ({ summary, text }: { summary: NonNullable<ImportRun['summary']>; text: ImportText }) => (
  <dl className="import-sums">
    {counts.map((name) => (
      <div key={name} data-sum={name}>
        <dt>{text(`import.sum.${name}`)}</dt>
        <dd>{countText(summary[name])}</dd>
      </div>
    ))}
    {amounts.map((name) => (
      <div key={name} data-sum={name}>
        <dt>{text(`import.sum.${name}`)}</dt>
        <dd>
          {summary[name].toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}{' '}
          {summary.currency}
        </dd>
      </div>
    ))}
    <div data-sum="seconds">
      <dt>{text('import.sum.seconds')}</dt>
      <dd>{text('import.seconds', { n: summary.seconds.toFixed(1) })}</dd>
    </div>
  </dl>
)

/** One import: how far it is, or what has become of it. */
export const RunCard = ({ run, zone, onChanged, onAgain }: Props) => {
  const text = useImportText()
  const runs = run.state === 'queued' || run.state === 'running'
  const cancel = async (): Promise<void> => {
    const sure = await confirm({
      title: text('import.cancelTitle'),
      text: text('import.cancelText'),
      yes: text('import.cancel'),
      no: text('import.keep'),
      danger: true,
    })
    if (sure) await call(importsApi.cancel, { id: run.id }).then(onChanged, onChanged)
  }
  const speed = run.speed === null ? text('import.preparing') : text('import.speed', { n: countText(run.speed) })
  return (
    <li className="import-run" data-run={run.id} data-state={run.state}>
      <p>
        <b>{run.name}</b>
        <em>{text(`import.state.${run.state}`)}</em>
        <small>{text('import.by', { name: run.by, time: dateTimeText(run.add_time, zone) })}</small>
      </p>
      {runs ? (
        <>
          <progress max={10_000} value={run.part_bp} aria-label={run.name} />
          <p className="import-go">
            <span aria-live="polite">
              {text('import.progress', { lines: countText(run.lines), percent: percentText(run.part_bp), speed })}
            </span>
            <button type="button" className="button" data-testid="import-cancel" onClick={() => void cancel()}>
              {text('import.cancel')}
            </button>
          </p>
        </>
      ) : null}
      {run.reason ? <p className="import-wrong">{run.reason}</p> : null}
      {run.summary ? <Summary summary={run.summary} text={text} /> : null}
      {run.rejects ? (
        <a className="link-button" href={run.rejects} download>
          <Icon name="download" size={14} />
          {text('import.rejects')}
        </a>
      ) : null}
      {run.state === 'failed' || run.state === 'cancelled' ? (
        <button type="button" className="button" data-testid="import-again" onClick={() => onAgain(run)}>
          {text('import.again')}
        </button>
      ) : null}
    </li>
  )
}
