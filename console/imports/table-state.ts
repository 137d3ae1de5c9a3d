import type { TableRun } from '../../shared/imports/api.ts'
import type { TableText } from './use-table-text.ts'

/** What a run is or was, in a word. */
export const stateWord = ({ state, summary, isKept }: TableRun, text: TableText): string =>
  state === 'open'
    ? text(isKept ? 'import.state.openAgain' : 'import.state.open', { n: summary?.refused ?? 0 })
    : text.word(`import.state.${state}`, `state.${state}`)
