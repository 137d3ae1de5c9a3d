import { Link } from 'react-router-dom'
import type { ImportRun } from '../../../../shared/areas/imports/api.ts'
import { dateTimeText } from '../../../../shared/format/time.ts'
import type { BusinessClock } from '../../../../shared/time/zone.ts'
import { RejectsLink } from '../../../imports/rejects-link.tsx'
import { Row } from '../../../ui/layout.tsx'
import { briefText, decimalMoney } from './figures.ts'
import { ProgressLine } from './progress-line.tsx'
import { RunReason } from './run-reason.tsx'
import { isUnderWay, stateText } from './run-state.ts'
import { useImportText } from './use-import-text.ts'

interface Props {
  readonly run: ImportRun
  readonly clock: BusinessClock
  /** Its page. */
  readonly to: string
  readonly onChanged: () => Promise<unknown>
}

/** One import in the list: how far it is, or what has become of it. */
export const RunCard = ({ run, clock, to, onChanged }: Props) => {
  const text = useImportText()
  const { summary } = run
  const name = run.by || text('import.command')
  return (
    <li className="import-run" data-run={run.id} data-state={run.state}>
      <Row as="p">
        <Link to={to}>{run.name}</Link>
        <em>{stateText(run, text)}</em>
        <small className="note end">{text('import.by', { name, time: dateTimeText(run.add_time, clock.zone) })}</small>
      </Row>
      {isUnderWay(run) ? <ProgressLine run={run} onChanged={onChanged} /> : null}
      <RunReason run={run} />
      {summary ? (
        <Row as="p" className="note">
          <span>{briefText(summary, text)}</span>
          {run.state === 'undone' ? null : (
            <b className="money">{text('import.net', { net: decimalMoney(summary.net, summary.currency) })}</b>
          )}
        </Row>
      ) : null}
      <RejectsLink run={run} />
    </li>
  )
}
