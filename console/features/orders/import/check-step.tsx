import { useState } from 'react'
import type { ImportMapping, ImportRun } from '../../../../shared/areas/imports/api.ts'
import type { BusinessClock } from '../../../../shared/time/zone.ts'
import { useUnsaved } from '../../../state/unsaved.ts'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Warning } from '../../../ui/note.tsx'
import { ChangeWarnings } from './change-warnings.tsx'
import { CheckResult } from './check-result.tsx'
import { ConfirmFoot } from './confirm-foot.tsx'
import { OptionsForm } from './options-form.tsx'
import { PreviewTable } from './preview-table.tsx'
import { ProgressLine } from './progress-line.tsx'
import { RatesForm } from './rates-form.tsx'
import { useCheck } from './use-check.ts'
import { fieldText, type ImportText, useImportText } from './use-import-text.ts'

interface Props {
  readonly run: ImportRun
  /** What the company used last; undefined until it is known. */
  readonly kept: ImportMapping | null | undefined
  /** The company's. */
  readonly currency: string
  readonly clock: BusinessClock
  readonly onChanged: () => Promise<unknown>
}

type Check = ReturnType<typeof useCheck>

/** Why the import cannot be confirmed; empty when it can. */
const blockedBy = (run: ImportRun, { missing, isStarting, isKnown }: Check, text: ImportText): string => {
  if (missing.length > 0) {
    const groups = missing.map((group) => group.map((field) => fieldText(field, text)).join(text('check.orMark')))
    return text('check.blocked.columns', { fields: groups.join(text('word.and')) })
  }
  if (isStarting || run.state === 'checking') return text('check.blocked.sending')
  if (run.asks !== '') return text('check.blocked.asks', { name: text(`import.${run.asks}`) })
  if (!isKnown || run.state !== 'checked' || !run.check) return text('check.blocked.unchecked')
  if (run.check.taken > 0) return ''
  return text(run.check.rates.length > 0 ? 'check.blocked.rates' : 'check.blocked.nothing')
}

/** A file that has come: how it is read, what the whole of it would become, its first lines, and the confirmation. */
export const CheckStep = ({ run, kept, currency, clock, onChanged }: Props) => {
  const text = useImportText()
  const [rates, setRates] = useState<Readonly<Record<string, string>>>({})
  useUnsaved(Object.values(rates).some((typed) => typed.trim() !== ''))
  const reading = useCheck(run, kept, onChanged)
  const { options, preview, isStarting, isKnown, missing, failure, change, again } = reading
  const isWhole = missing.length === 0
  const { data, error, isFetching } = preview
  const check = isKnown && run.state === 'checked' ? run.check : null
  const isChecking = !isStarting && run.state === 'checking'
  const asks = isKnown && run.asks !== ''
  const said = isKnown && !isChecking && !asks ? run.reason : ''
  // Which columns are missing the foot says.
  const problem = failure || said || (isFetching || asks || !isWhole ? '' : (error?.message ?? data?.problem ?? ''))
  const waits = isWhole && !isStarting && !isChecking && !check && !asks && Boolean(data ?? error)
  return (
    <Stack data-testid="import-check" aria-busy={isStarting || isChecking}>
      <OptionsForm
        run={isKnown ? run : { ...run, asks: '' }}
        options={options}
        preview={data}
        check={check}
        currency={currency}
        zone={clock.zone}
        onOptions={change}
      />
      {problem ? (
        <Warning tone="bad" role="alert">
          <span>{problem}</span>
        </Warning>
      ) : null}
      {isStarting ? <p role="status">{text('check.starting')}</p> : null}
      {isChecking ? <ProgressLine run={run} onChanged={onChanged} /> : null}
      {waits ? (
        <Row as="p" spread>
          <span>{text('check.stopped')}</span>
          <button type="button" className="button" data-testid="check-again" onClick={again}>
            {text('table.again')}
          </button>
        </Row>
      ) : null}
      {check ? <CheckResult check={check} zone={clock.zone} /> : null}
      {check && check.rates.length > 0 ? (
        <RatesForm rates={check.rates} typed={rates} onTyped={setRates} onSaved={again} />
      ) : null}
      {check ? <ChangeWarnings check={check} currency={currency} /> : null}
      {data && data.rows.length > 0 ? <PreviewTable preview={data} zone={clock.zone} /> : null}
      {!data && !error ? <p role="status">{text('import.previewing')}</p> : null}
      <ConfirmFoot id={run.id} check={check} blocked={blockedBy(run, reading, text)} onChanged={onChanged} />
    </Stack>
  )
}
