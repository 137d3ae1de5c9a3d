import { nameIn } from '../../shared/lists/both-names.ts'
import { usePreferences } from '../state/preferences.ts'
import type { AnyList, Row } from './any-list.ts'

/** What a row is called: its first column, in the language at hand where it holds both, else its key. */
export const rowName = ({ columns: [first], rowKey }: Pick<AnyList, 'columns' | 'rowKey'>, row: Row): string => {
  const name = String(row[first?.field ?? ''] ?? row[rowKey])
  return first?.kind === 'names' ? nameIn(name, usePreferences.getState().language) : name
}
