/** What hears how far a question is; either may throw to end it. */
export interface Pace {
  /** So many parts are to be read. */
  readonly begins: (parts: number) => void
  /** One more is. */
  readonly did: () => void
}

export const unheard: Pace = { begins: () => {}, did: () => {} }
