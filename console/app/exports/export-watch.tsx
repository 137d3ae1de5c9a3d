import { useEffect } from 'react'
import { exportsApi } from '../../../shared/areas/exports/api.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { forgetExport, useExports } from '../../state/exports.ts'
import { showToast } from '../../state/toasts.ts'
import { useExportText } from './use-export-text.ts'

const everyS = 2
/** What is on its way is among the newest: an account has only a few at a time. */
const newest = { page: 1, limit: 10 }

/** Asks for the running exports and tells when one is ready, or why it is not. */
export const ExportWatch = () => {
  const say = useExportText()
  const waiting = useExports((state) => state.waiting)
  const { data } = useEndpoint(exportsApi.list, newest, { every: everyS })
  useEffect(() => {
    for (const job of data?.list ?? []) {
      if (!waiting.includes(job.id) || job.state === 'queued' || job.state === 'running') continue
      forgetExport(job.id)
      if (job.state === 'done') {
        const action = { label: say('exports.download'), run: () => window.location.assign(job.url) }
        showToast('good', say('exports.ready', { name: job.name }), { action, sticky: true })
      } else if (job.state === 'failed') {
        showToast('bad', say('exports.failed', { name: job.name }), { note: job.reason })
      }
    }
  }, [data, waiting, say])
  return null
}
