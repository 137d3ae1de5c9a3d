import type { Category, CuratedPick } from '../../../shared/areas/curated/api.ts'
import type { Language } from '../../../shared/i18n/texts.ts'

export interface Shelf {
  readonly id: string
  readonly name: string
  readonly picks: number
}

/** The top category that each one stands under, by id. */
const tops = (all: readonly Category[]): ReadonlyMap<string, Category> => {
  const byId = new Map(all.map((one) => [one.id, one]))
  const topOf = (one: Category, steps = 0): Category => {
    const above = one.pid === null || steps > 5 ? undefined : byId.get(one.pid)
    return above ? topOf(above, steps + 1) : one
  }
  return new Map(all.map((one) => [one.id, topOf(one)]))
}

/** Id of the top category of a pick; empty without one. */
export const shelfOf = (all: readonly Category[]) => {
  const top = tops(all)
  return ({ category_id }: Pick<CuratedPick, 'category_id'>): string => top.get(category_id ?? '')?.id ?? ''
}

/** The top categories that hold picks, with how many, in the catalogue's order. */
export const shelvesOf = (
  all: readonly Category[],
  picks: readonly CuratedPick[],
  language: Language,
): readonly Shelf[] => {
  const of = shelfOf(all)
  const counts = new Map<string, number>()
  for (const pick of picks) counts.set(of(pick), (counts.get(of(pick)) ?? 0) + 1)
  return all
    .filter(({ id }) => counts.has(id))
    .map(({ id, name_zh, name_en }) => ({
      id,
      name: language === 'zh' ? name_zh : name_en,
      picks: counts.get(id) ?? 0,
    }))
}
