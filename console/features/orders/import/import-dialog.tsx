import { useState } from 'react'
import type { CallData } from '../../../../shared/api/endpoint.ts'
import type { ImportRun, importsApi } from '../../../../shared/api/imports.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { CheckStep } from './check-step.tsx'
import { FileStep } from './file-step.tsx'
import '../orders.css'
import './import.css'
import { RunCard } from './run-card.tsx'
import { useImportText } from './use-import-text.ts'

interface Props {
  readonly data: CallData<typeof importsApi.list> | undefined
  readonly zone: string
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** From the file to its orders: sent, looked at, imported in the background; the last imports stand below. */
export const ImportDialog = ({ data, zone, onChanged, onClose }: Props) => {
  const text = useImportText()
  const [run, setRun] = useState<ImportRun>()
  const runs = data?.runs ?? []
  return (
    <Dialog title={text('import.title')} testId="import-dialog" wide onClose={onClose}>
      {run ? (
        <CheckStep
          key={run.id}
          run={run}
          kept={data?.mapping ?? null}
          currency={data?.currency ?? ''}
          zone={zone}
          onBack={() => setRun(undefined)}
          onStarted={() => {
            setRun(undefined)
            onChanged()
          }}
        />
      ) : (
        <>
          <FileStep onSent={setRun} />
          <section className="import-runs" aria-label={text('import.last')}>
            <h3>{text('import.last')}</h3>
            {runs.length === 0 ? <p>{text('import.noRuns')}</p> : null}
            <ul>
              {runs.map((one) => (
                <RunCard key={one.id} run={one} zone={zone} onChanged={onChanged} onAgain={setRun} />
              ))}
            </ul>
          </section>
        </>
      )}
    </Dialog>
  )
}
