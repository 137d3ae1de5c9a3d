import type { AnyList, Row } from './any-list.ts'

/** What a row is called: its first column, else its key. */
export const rowName = ({ columns, rowKey }: Pick<AnyList, 'columns' | 'rowKey'>, row: Row): string =>
  String(row[columns[0]?.field ?? ''] ?? row[rowKey])
