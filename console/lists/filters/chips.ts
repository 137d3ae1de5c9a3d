import { amountText, countText, rateText } from '../../../shared/format/number.ts'
import { type Filter, paramsOf } from '../../../shared/lists/filter.ts'
import type { FilterWorld } from '../list-world.ts'
import { titleOf } from './labels.ts'
import { manyNames } from './many-names.ts'
import { periodText } from './period-text.ts'

export interface FilterChip {
  readonly name: string
  /** In words. */
  readonly value: string
  /** Parameters that go with it. */
  readonly params: readonly string[]
}

const rangeText = (filter: Extract<Filter, { kind: 'range' }>, { state, currency }: FilterWorld): string => {
  const end = (wire: string | undefined): string => {
    if (!wire) return ''
    const value = Number(wire)
    if (filter.unit === 'money') return amountText(value, currency)
    return filter.unit === 'rate' ? rateText(value) : countText(value)
  }
  const [least, most] = [end(state.filters[`${filter.name}_min`]), end(state.filters[`${filter.name}_max`])]
  if (!least && !most) return ''
  if (!most) return `≥ ${least}`
  return least ? `${least} – ${most}` : `≤ ${most}`
}

const valueText = (filter: Filter, world: FilterWorld, countryOf: (code: string) => string): string => {
  const { state, text, clock, nameOf } = world
  if (filter.kind === 'period') return periodText(state.filters, filter.types, text, clock)
  if (filter.kind === 'range') return rangeText(filter, world)
  const value = state.filters[filter.name]
  if (!value) return ''
  if (filter.kind === 'country') return value.split(',').map(countryOf).join(', ')
  if (filter.kind === 'flag') return text(value === '1' ? 'flag.1' : 'flag.0')
  if (filter.kind === 'text') return value
  if (filter.kind === 'pick')
    return manyNames(
      value.split(',').map((id) => nameOf(filter.name, id) ?? id),
      (n) => text('pick.and', { n }),
    )
  const words = value.split(',').map((one) => text.word(`${filter.labels}.${Number(one)}`, one))
  return words.join(', ')
}

/** What is set, one chip a filter, the search word among them. */
export const chipsOf = (world: FilterWorld, countryOf: (code: string) => string): readonly FilterChip[] => {
  const { list, state, text } = world
  const set = list.filters.flatMap((filter): FilterChip[] => {
    const value = valueText(filter, world, countryOf)
    return value ? [{ name: titleOf(filter, text), value, params: paramsOf(filter) }] : []
  })
  return state.keyword ? [...set, { name: text('list.keyword'), value: state.keyword, params: ['keyword'] }] : set
}

/** What the address says and nobody can read, one chip a filter, its value a whole sentence. */
export const wrongChipsOf = ({ list, state, text }: FilterWorld): readonly FilterChip[] =>
  list.filters.flatMap((filter): FilterChip[] => {
    const params = paramsOf(filter).filter((param) => param in state.wrong)
    const name = titleOf(filter, text)
    const value = params.map((param) => state.wrong[param]).join(' – ')
    return params.length > 0 ? [{ name, value: text('list.wrong', { name, value }), params }] : []
  })
