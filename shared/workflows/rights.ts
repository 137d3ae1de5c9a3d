/**
 * Who may make a transition, of those who see its row: `anyone`; a `leader` sees the whole company or has people below;
 * a film `cutter`; an `operator` of the platform; one of the row's people (`is`); who `judges` one of them, as a leader of the whole company or an operator of
 * the platform, but never that person; who stands `above` one of them, or sees the whole company; nobody where it is
 * the `platform`'s own, at its deadline or because another transition entails it. Of several rights any will do.
 */
export type Right = OneRight | readonly OneRight[]
export type OneRight =
  | 'anyone'
  | 'leader'
  | 'cutter'
  | 'operator'
  | 'platform'
  | { readonly is: string }
  | { readonly above: string }
  | { readonly judges: string }

/** Whom a message tells: one of the row's people, or who stands directly `above` one. */
export type Told = string | { readonly above: string }

/** Each of the rights that will do. */
export const rightsOf = (right: Right): readonly OneRight[] => (isSeveral(right) ? right : [right])

const isSeveral = (right: Right): right is readonly OneRight[] => Array.isArray(right)

/** The person of the row above whom a right or a message looks; undefined: above none. */
export const personOf = (of: OneRight | Told): string | undefined =>
  typeof of === 'object' && 'above' in of ? of.above : undefined
