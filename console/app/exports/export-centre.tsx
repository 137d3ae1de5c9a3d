import { useEffect, useRef } from 'react'
import { exportsApi } from '../../../shared/areas/exports/api.ts'
import { call } from '../../http/client.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { useExports, watchExport } from '../../state/exports.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Pager } from '../../ui/pager.tsx'
import '../dialogs/lists.css'
import { ListState } from '../dialogs/list-state.tsx'
import type { DialogProps } from '../dialogs/props.ts'
import { usePaged } from '../dialogs/use-paged.ts'
import { ExportRow } from './export-row.tsx'
import { useExportText } from './use-export-text.ts'

const everyS = 2

/** D20: the account's exports, newest first; follows those that run. */
export const ExportCentre = ({ record, onClose }: DialogProps) => {
  const say = useExportText()
  const { input, pager } = usePaged()
  const running = useExports((state) => state.waiting.length)
  const { data, error, refetch } = useEndpoint(exportsApi.list, input, { every: running > 0 ? everyS : 0 })
  useEffect(() => {
    for (const job of data?.list ?? []) if (job.state === 'queued' || job.state === 'running') watchExport(job.id)
  }, [data])
  // One of them has ended: nobody asks again by itself.
  const before = useRef(running)
  useEffect(() => {
    if (running < before.current) void refetch()
    before.current = running
  }, [running, refetch])
  const cancel = async (id: string): Promise<void> => {
    try {
      await call(exportsApi.cancel, { id })
    } catch {
      // The call has told why.
    }
    await refetch()
  }
  return (
    <Dialog
      title={say('exports.title')}
      note={say('exports.kept')}
      testId="export-centre"
      wide
      light
      onClose={onClose}
      actions={data && data.total > pager.limit ? <Pager total={data.total} {...pager} /> : null}
    >
      <ListState rows={data?.list.length} error={error} again={() => void refetch()} empty={say('exports.none')}>
        <ul className="exports">
          {data?.list.map((job) => (
            <ExportRow key={job.id} job={job} zone={record.zone} onCancel={() => void cancel(job.id)} />
          ))}
        </ul>
      </ListState>
    </Dialog>
  )
}
