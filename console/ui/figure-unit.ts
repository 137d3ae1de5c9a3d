import type { FieldKind } from '../../shared/forms/form.ts'
import type { ColumnKind } from '../../shared/lists/column.ts'

/** In which unit a number of a field or column is written. */
export const figureUnit = (kind: FieldKind | ColumnKind | undefined): 'money' | 'rate' | 'count' =>
  kind === 'money' || kind === 'rate' ? kind : 'count'
