import { useEffect, useRef, useState } from 'react'
import { type ImportRun, importsApi } from '../../../../shared/areas/imports/api.ts'
import { countText } from '../../../../shared/format/number.ts'
import { useEndpoint } from '../../../http/use-endpoint.ts'
import { showToast } from '../../../state/toasts.ts'
import { EVERY_S, isUnderWay } from './run-state.ts'
import { useImportText } from './use-import-text.ts'

interface Listeners {
  /** One of them has ended, and the orders may be others now. */
  readonly onDone: () => void
  /** Whoever is told of an end may look at it. */
  readonly onLook: (run: string) => void
}

/** The company's last imports; while one is under way asked again each second, and how it ended is told. */
export const useImports = ({ onDone, onLook }: Listeners) => {
  const text = useImportText()
  const [busy, setBusy] = useState(false)
  const { data, error, refetch } = useEndpoint(importsApi.list, {}, { every: busy ? EVERY_S : 0 })
  const running = data?.runs.find(isUnderWay)
  useEffect(() => setBusy(running !== undefined), [running])
  // Whoever looks later looks from where they are then.
  const look = useRef(onLook)
  look.current = onLook
  const tell = useRef<(run: ImportRun) => void>(() => {})
  tell.current = ({ id, name, state, summary, reason }) => {
    const action = { label: text('import.look'), run: () => look.current(id) }
    if ((state === 'done' || state === 'open') && summary) {
      const { imported, duplicates, rejected } = summary
      const counts = { imported: countText(imported), duplicates: countText(duplicates), rejected: countText(rejected) }
      if (state === 'done') showToast('good', text('import.done', counts), { action })
      else showToast('warn', text('import.doneOpen', counts), { action })
    }
    if (state === 'undone') showToast('good', text('import.undone', { name }))
    if (state === 'failed') showToast('bad', text('import.failed', { name, reason }), { sticky: true, action })
    if (state !== 'checked') onDone()
  }
  const watched = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!data) return
    for (const run of data.runs) if (watched.current.has(run.id) && !isUnderWay(run)) tell.current(run)
    watched.current = new Set(data.runs.filter(isUnderWay).map(({ id }) => id))
  }, [data])
  return { data, error, running, refetch }
}
