/**
 * Who may make a transition, of those who see its row: `anyone`; a `leader` sees the whole company or has people below;
 * who stands `above` one of the row's people, or sees the whole company; nobody where it is the `platform`'s own, at its
 * deadline.
 */
export type Right = 'anyone' | 'leader' | 'platform' | { readonly above: string }

/** Whom a message tells: one of the row's people, or who stands directly `above` one. */
export type Told = string | { readonly above: string }

/** The person of the row that a right or a message speaks of; undefined: of none. */
export const personOf = (of: Right | Told): string | undefined => (typeof of === 'string' ? undefined : of.above)
