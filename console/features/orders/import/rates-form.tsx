import { useState } from 'react'
import { type ImportCheck, type ImportRate, importsApi } from '../../../../shared/areas/imports/api.ts'
import { countText } from '../../../../shared/format/number.ts'
import { call } from '../../../http/client.ts'
import { LinesTable } from '../../../imports/lines-table.tsx'
import { TableImport } from '../../../imports/table-import.tsx'
import { showToast } from '../../../state/toasts.ts'
import { Warning } from '../../../ui/note.tsx'
import { useImportText } from './use-import-text.ts'

type Missing = ImportCheck['rates'][number]

const rateKey = ({ currency, from, to }: Omit<Missing, 'lines'>): string => `${currency} ${from} ${to}`

const isRate = (typed: string): boolean => /^\d{1,9}(?:\.\d{1,10})?$/.test(typed) && Number(typed) > 0

interface Props {
  readonly rates: readonly Missing[]
  /** By currency and days: what is typed stays while the file is checked again. */
  readonly typed: Readonly<Record<string, string>>
  readonly onTyped: (typed: Readonly<Record<string, string>>) => void
  /** They are kept: the file can be checked again. */
  readonly onSaved: () => void
}

/** All missing exchange rates at once, and the way to give them. */
export const RatesForm = ({ rates, typed, onTyped, onSaved }: Props) => {
  const text = useImportText()
  const [busy, setBusy] = useState(false)
  const wordOf = (rate: Omit<Missing, 'lines'>): string => typed[rateKey(rate)]?.trim() ?? ''
  const isWrong = (rate: Missing): boolean => wordOf(rate) !== '' && !isRate(wordOf(rate))
  const given = rates.flatMap(({ lines: _, ...days }): ImportRate[] => {
    const rate = wordOf(days)
    return isRate(rate) ? [{ ...days, rate }] : []
  })
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      const { days } = await call(importsApi.rates, { rates: given })
      showToast('good', text('check.ratesSaved', { n: countText(days) }))
      onTyped({})
      onSaved()
    } catch {
      // The call has told what went wrong.
    } finally {
      setBusy(false)
    }
  }
  return (
    <Warning as="section" tone="warn" className="import-warn" data-testid="import-rates">
      <h4>{text('check.rates')}</h4>
      <p>{text('check.ratesNote')}</p>
      <LinesTable
        label={text('check.rates')}
        rows={rates}
        keyOf={rateKey}
        columns={[
          { name: 'currency', title: text('import.currency'), cell: ({ currency }) => currency },
          { name: 'from', title: text('check.from'), cell: ({ from }) => from },
          { name: 'to', title: text('check.to'), cell: ({ to }) => to },
          { name: 'lines', title: text('check.lines'), isFigure: true, cell: ({ lines }) => countText(lines) },
          {
            name: 'rate',
            title: text('check.rate'),
            cell: (rate) => (
              <span className="row import-rate">
                <input
                  className="select"
                  inputMode="decimal"
                  aria-label={text('check.rateOf', { currency: rate.currency, from: rate.from, to: rate.to })}
                  aria-invalid={isWrong(rate)}
                  value={typed[rateKey(rate)] ?? ''}
                  onChange={({ target }) => onTyped({ ...typed, [rateKey(rate)]: target.value })}
                />
                {rate.currency}
              </span>
            ),
          },
        ]}
      />
      <TableImport into="rates" onDone={onSaved} />
      <p className="note stale" role="alert">
        {rates.some(isWrong) ? text('check.rateWrong') : ''}
      </p>
      <button
        type="button"
        className="button"
        disabled={busy || given.length === 0 || rates.some(isWrong)}
        aria-busy={busy}
        data-testid="rates-save"
        onClick={() => void save()}
      >
        {text('check.saveRates')}
      </button>
    </Warning>
  )
}
