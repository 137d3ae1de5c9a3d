import { useEffect, useRef, useState } from 'react'
import { type ImportMapping, importsApi } from '../../../../shared/areas/imports/api.ts'
import type { BusinessClock } from '../../../../shared/time/zone.ts'
import { useEndpoint } from '../../../http/use-endpoint.ts'
import { sizeText } from '../../../imports/figures.ts'
import { mayLeave } from '../../../state/may-leave.ts'
import { unsavedNow } from '../../../state/unsaved.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Warning } from '../../../ui/note.tsx'
import { CheckStep } from './check-step.tsx'
import { RunPage } from './run-page.tsx'
import { EVERY_S, isUnderWay, stateText } from './run-state.ts'
import { useImportText } from './use-import-text.ts'

interface Props {
  readonly id: string
  /** What the company used last; undefined until it is known. */
  readonly kept: ImportMapping | null | undefined
  readonly clock: BusinessClock
  readonly onBack: () => void
  readonly onChanged: () => Promise<unknown>
}

const beforeImport = ['ready', 'checking', 'checked'] as const
const isBefore = (state: string): boolean => beforeImport.some((one) => one === state)
const isOver = (state: string): boolean => ['queued', 'running', 'done', 'undoing', 'undone'].includes(state)

/** One file: its check while it may still be checked, else what has become of it. */
export const RunView = ({ id, kept, clock, onBack, onChanged }: Props) => {
  const text = useImportText()
  const [busy, setBusy] = useState(false)
  const { data, error, refetch } = useEndpoint(importsApi.run, { id }, { every: busy ? EVERY_S : 0, tell: 'never' })
  const run = data?.run
  const state = run?.state ?? ''
  useEffect(() => setBusy(run !== undefined && isUnderWay(run)), [run])
  // A check that failed or was cancelled is still a check, whose options can be changed.
  const [isTried, setTried] = useState(false)
  useEffect(() => setTried((before) => isBefore(state) || (before && !isOver(state))), [state])
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const [before] = useState(unsavedNow)
  const changed = (): Promise<unknown> => Promise.all([refetch(), onChanged()])
  return (
    <Stack className="import-view" data-testid="import-view" data-run={id} data-state={state}>
      <p>
        <button
          type="button"
          className="link-button"
          data-testid="import-back"
          onClick={() => void mayLeave(before).then((leave) => leave && onBack())}
        >
          <Icon name="left" size={14} />
          {text('table.back')}
        </button>
      </p>
      <h3 ref={title} tabIndex={-1} className="import-title" hidden={Boolean(error && !run)}>
        {run ? text('import.file', { name: run.name, size: sizeText(run.size) }) : text('import.previewing')}
        {run ? <em>{stateText(run, text)}</em> : null}
      </h3>
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      {!data || !run ? null : isBefore(state) || isTried ? (
        <CheckStep run={run} kept={kept} currency={data.currency} clock={clock} onChanged={changed} />
      ) : state === 'upload' ? (
        <Warning tone="bad">
          <span>{text('run.unfinished')}</span>
        </Warning>
      ) : (
        <RunPage data={data} clock={clock} onRetry={() => setTried(true)} onChanged={changed} />
      )}
    </Stack>
  )
}
