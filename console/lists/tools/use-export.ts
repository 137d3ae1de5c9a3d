import { useRef, useState } from 'react'
import { type ExportFormat, exportAtOnce, exportsApi } from '../../../shared/areas/exports/api.ts'
import { call, callForFile } from '../../http/client.ts'
import { CallError } from '../../http/errors.ts'
import { platformNowMs } from '../../http/platform-clock.ts'
import { watchExport } from '../../state/exports.ts'
import { openSessionDialog } from '../../state/session-dialog.ts'
import { showToast } from '../../state/toasts.ts'
import { layOut } from '../columns.ts'
import type { ListWorld } from '../list-world.ts'
import { exportQuery } from '../url-state.ts'
import { saveFile } from './save-file.ts'

/** The list as it stands on the screen, as a file: at once up to 5,000 rows, beyond that in the background. */
export const useExport = (world: ListWorld, total: number | undefined) => {
  const { list, state, settings, clock, text } = world
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const wanted = () => ({
    list: list.id,
    query: exportQuery(state, clock, platformNowMs() / 1000),
    columns: layOut(list, settings.setting, false).map(({ column }) => column.field),
  })
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await work()
    } catch (error) {
      // Every other failure has told itself.
      if (error instanceof CallError && error.kind === 'denied') showToast('bad', error.message)
    }
    running.current = false
    setBusy(false)
  }
  const atOnce = async (format: ExportFormat, keys?: readonly string[]): Promise<void> => {
    const { file, name } = await callForFile(exportsApi.now, {
      ...wanted(),
      format,
      ...(keys ? { keys: [...keys] } : {}),
    })
    saveFile(file, name ?? `${list.id}.${format}`)
    showToast('good', text('export.done'))
  }
  const inBackground = async (format: ExportFormat): Promise<void> => {
    const { id } = await call(exportsApi.create, { ...wanted(), format })
    watchExport(id)
    const action = { label: text('export.open'), run: () => openSessionDialog('exports') }
    showToast('good', text('export.started'), { action })
  }
  return {
    busy,
    start: (format: ExportFormat): void => {
      if (total === 0) showToast('warn', text('export.nothing'))
      else if (total !== undefined) void run(() => (total > exportAtOnce ? inBackground(format) : atOnce(format)))
    },
    /** Rows of the page alone, as a workbook. */
    chosen: (keys: readonly string[]): void => void run(() => atOnce('xlsx', keys)),
  }
}
