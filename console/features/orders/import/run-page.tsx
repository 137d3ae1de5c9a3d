import type { CallData } from '../../../../shared/api/endpoint.ts'
import type { importsApi } from '../../../../shared/areas/imports/api.ts'
import type { BusinessClock } from '../../../../shared/time/zone.ts'
import { Stack } from '../../../ui/layout.tsx'
import { Section } from '../../../ui/section.tsx'
import { ChangedOrders } from './changed-orders.tsx'
import { ProgressLine } from './progress-line.tsx'
import { ReconcileTable } from './reconcile-table.tsx'
import { RunActions } from './run-actions.tsx'
import { RunFacts } from './run-facts.tsx'
import { RunLog } from './run-log.tsx'
import { RunReason } from './run-reason.tsx'
import { isUnderWay } from './run-state.ts'
import { RunSummary } from './run-summary.tsx'
import { useImportText } from './use-import-text.ts'

interface Props {
  readonly data: CallData<typeof importsApi.run>
  readonly clock: BusinessClock
  readonly onRetry: () => void
  readonly onChanged: () => Promise<unknown>
}

/** An import under way or ended: what it was, what it did, whether it ties, and what can be done with it. */
export const RunPage = ({ data, clock, onRetry, onChanged }: Props) => {
  const text = useImportText()
  const { run, days, currency, log } = data
  return (
    <Stack data-testid="import-page">
      <RunReason run={run} />
      {isUnderWay(run) ? (
        <ProgressLine run={run} onChanged={onChanged} />
      ) : (
        <RunActions run={run} onRetry={onRetry} onChanged={onChanged} />
      )}
      {run.summary ? <RunSummary summary={run.summary} isUndone={run.state === 'undone'} /> : null}
      {days.length === 0 ? null : (
        <Section within title={text('run.ties')}>
          <ReconcileTable days={days} currency={currency} clock={clock} isUndone={run.state === 'undone'} />
        </Section>
      )}
      <ChangedOrders data={data} />
      <RunFacts run={run} zone={clock.zone} />
      <RunLog log={log} zone={clock.zone} />
    </Stack>
  )
}
