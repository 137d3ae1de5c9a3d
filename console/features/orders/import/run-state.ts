import type { ImportRun } from '../../../../shared/areas/imports/api.ts'
import { countText } from '../../../../shared/format/number.ts'
import type { ImportText } from './use-import-text.ts'

/** Seconds after which what is under way is asked for again. */
export const EVERY_S = 1

const busy: readonly ImportRun['state'][] = ['checking', 'queued', 'running', 'undoing']
export const isUnderWay = ({ state }: ImportRun): boolean => busy.includes(state)

const ended: readonly ImportRun['state'][] = ['open', 'failed', 'cancelled']
/** Whether it may be checked and imported once more. */
export const mayRetry = ({ state, isKept }: ImportRun): boolean => isKept && ended.includes(state)

export const stateText = (run: ImportRun, text: ImportText): string =>
  run.state === 'open'
    ? text(run.isKept ? 'import.state.openAgain' : 'import.state.open', { n: countText(run.summary?.rejected ?? 0) })
    : text.word(`import.state.${run.state}`, `state.${run.state}`)
