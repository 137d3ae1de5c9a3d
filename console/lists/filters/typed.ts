import { fromWire, type NumberFault, readTyped } from '../../../shared/format/typed-number.ts'
import type { Filter } from '../../../shared/lists/filter.ts'
import type { Filters } from '../url-state.ts'

/** What is wrong with an end of a range. */
export type Fault = NumberFault | 'reversed'

const rangesOf = (filters: readonly Filter[]) => filters.filter((filter) => filter.kind === 'range')
const endsOf = (name: string): readonly [string, string] => [`${name}_min`, `${name}_max`]

/** Filters as the bar shows them: the ends of ranges as a person types them. */
export const asTyped = (filters: readonly Filter[], held: Filters, currency: string): Filters => {
  const typed: Record<string, string> = { ...held }
  for (const { name, unit } of rangesOf(filters))
    for (const end of endsOf(name)) if (held[end]) typed[end] = fromWire(held[end], unit, currency)
  return typed
}

/** What is typed as the address holds it, and by parameter what is wrong with it: then nothing of it holds. */
export const readBar = (
  filters: readonly Filter[],
  typed: Filters,
  currency: string,
): { readonly held: Filters; readonly faults: Readonly<Record<string, Fault>> } => {
  const held: Record<string, string> = { ...typed }
  const faults: Record<string, Fault> = {}
  for (const { name, unit } of rangesOf(filters)) {
    for (const end of endsOf(name)) {
      const read = readTyped(typed[end] ?? '', unit, currency)
      if ('fault' in read) faults[end] = read.fault
      else held[end] = read.wire
    }
    const [least = '', most = ''] = endsOf(name)
    const whole = held[least] && held[most] && !faults[least] && !faults[most]
    if (whole && Number(held[least]) > Number(held[most])) faults[most] = 'reversed'
  }
  return { held, faults }
}
