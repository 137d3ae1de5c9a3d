import type { Field } from '../../shared/forms/form.ts'
import type { FieldValue } from '../../shared/forms/read-field.ts'
import type { Words } from '../i18n/texts-hook.ts'
import { exactUnit } from '../ui/figure-text.ts'
import { figureUnit } from '../ui/figure-unit.ts'
import { nothing } from '../ui/nothing.ts'

/** What a field holds on the wire, as people read it. */
export const fieldText = (
  { kind, labels }: Field,
  value: FieldValue | undefined,
  { word }: Pick<Words<string>, 'word'>,
  currency: string,
): string => {
  if (value === null || value === undefined) return nothing
  if (kind === 'choice') return word(`${labels}.${value}`, String(value))
  return typeof value === 'number' ? exactUnit(figureUnit(kind), value, currency) : String(value)
}
