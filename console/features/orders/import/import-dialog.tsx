import { useState } from 'react'
import type { CallData } from '../../../../shared/api/endpoint.ts'
import { type ImportRun, importsApi } from '../../../../shared/areas/imports/api.ts'
import { call } from '../../../http/client.ts'
import { FileStep } from '../../../imports/file-step.tsx'
import type { FileCalls } from '../../../imports/send-file.ts'
import { useListWorld } from '../../../lists/list-world.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Note } from '../../../ui/note.tsx'
import { Section } from '../../../ui/section.tsx'
import type { ImportAddress } from './address.ts'
import '../orders.css'
import '../../../imports/imports.css'
import './import.css'
import { RunCard } from './run-card.tsx'
import { RunView } from './run-view.tsx'
import { useImportText } from './use-import-text.ts'

interface Props {
  readonly data: CallData<typeof importsApi.list> | undefined
  readonly error: Error | null
  readonly address: ImportAddress
  readonly onChanged: () => Promise<unknown>
}

const orderUpload: FileCalls<ImportRun> = {
  open: (file, signal) => call(importsApi.open, file, { signal }),
  part: (body, signal) => call(importsApi.upload, body, { signal }),
}

/** From the file to its orders: sent, checked whole, imported in the background; the last imports stand below. */
export const ImportDialog = ({ data, error, address, onChanged }: Props) => {
  const text = useImportText()
  const { clock } = useListWorld()
  const { shown, go, linkTo } = address
  const [isSending, setSending] = useState(false)
  return (
    <Dialog title={text('import.title')} testId="import-dialog" wide onClose={() => go(undefined)}>
      {shown ? (
        <RunView
          key={shown}
          id={shown}
          kept={data ? data.mapping : error ? null : undefined}
          clock={clock}
          onBack={() => go('')}
          onChanged={onChanged}
        />
      ) : (
        <>
          <FileStep upload={orderUpload} onSending={setSending} onSent={({ id }) => go(id)} />
          {/* While a file is sent nothing leads away from it. */}
          <Section within className="import-runs" hidden={isSending} title={text('import.last')}>
            <LoadFailed error={error} kept={Boolean(data)} onRetry={onChanged} />
            {data?.runs.length === 0 ? <Note>{text('import.noRuns')}</Note> : null}
            {data || error ? null : <p role="status">{text('import.previewing')}</p>}
            <ul>
              {data?.runs.map((one) => (
                <RunCard key={one.id} run={one} clock={clock} to={linkTo(one.id)} onChanged={onChanged} />
              ))}
            </ul>
          </Section>
        </>
      )}
    </Dialog>
  )
}
