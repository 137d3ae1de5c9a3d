import { useEffect, useRef, useState } from 'react'
import { type ImportRun, importsApi } from '../../../../shared/api/imports.ts'
import { countText } from '../../../../shared/format/number.ts'
import { useEndpoint } from '../../../http/use-endpoint.ts'
import { showToast } from '../../../state/toasts.ts'
import { useImportText } from './use-import-text.ts'

const EVERY_S = 1

const isUnderWay = ({ state }: ImportRun): boolean => state === 'queued' || state === 'running'

/** The company's last imports; while one is under way asked again each second. `onDone` when one has ended. */
export const useImports = (onDone: () => void) => {
  const text = useImportText()
  const [busy, setBusy] = useState(false)
  const { data, refetch } = useEndpoint(importsApi.list, {}, { every: busy ? EVERY_S : 0 })
  const running = data?.runs.find(isUnderWay)
  useEffect(() => setBusy(running !== undefined), [running])
  const watched = useRef('')
  const ended = data?.runs.find(({ id }) => id === watched.current && id !== running?.id)
  const tell = useRef<(run: ImportRun) => void>(() => {})
  tell.current = ({ state, summary, reason }) => {
    if (state === 'done' && summary) {
      const { imported, duplicates, rejected } = summary
      const counts = { imported: countText(imported), duplicates: countText(duplicates), rejected: countText(rejected) }
      showToast('good', text('import.done', counts))
    }
    if (state === 'failed') showToast('bad', text('import.failed', { reason }), { sticky: true })
    onDone()
  }
  useEffect(() => {
    if (ended) tell.current(ended)
    watched.current = running?.id ?? ''
  }, [ended, running?.id])
  return { data, running, refetch: () => void refetch() }
}
