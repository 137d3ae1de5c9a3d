/** An account is followed, or was put away. */
export const ttAccountState = { followed: 1, away: 2 } as const

/** Accounts that one member follows at most. */
export const MOST_FOLLOWED = 50
/** Side by side at most. */
export const MOST_COMPARED = 5
/** Days of the posting calendar. */
export const CALENDAR_DAYS = 56

/**
 * The handle of what is typed or pasted: `@name`, `name`, or the address of a profile or video; undefined for anything else.
 * Handles are 2 to 24 letters, digits, dots and underscores.
 */
export const handleOf = (typed: string): string | undefined => {
  const text = typed.trim()
  const [, linked] = /^https?:\/\/(?:[a-z]+\.)?tiktok\.com\/@([\w.]{2,24})(?:[/?#].*)?$/i.exec(text) ?? []
  const [, bare] = /^@?([\w.]{2,24})$/.exec(text) ?? []
  return (linked ?? bare)?.toLowerCase()
}

/** As a field's rule. */
export const handleRule = (typed: string): 'ttAccount.handle' | undefined =>
  handleOf(typed) === undefined ? 'ttAccount.handle' : undefined
