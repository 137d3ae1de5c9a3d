import type { PageScreen } from '../../live/screens.ts'

/** A paired wall is in use, or was taken out of use: its box then shows nothing of the company any more. */
export const wallState = { used: 1, revoked: 2 } as const
/** How it stands now: shows what is true, shows old figures, was not heard of, is out of use. */
export const wallStand = { live: 1, late: 2, offline: 3, revoked: 4 } as const
/** What it shows. */
export const wallScreen = { data: 1, clip: 2, smart: 3 } as const satisfies Readonly<Record<PageScreen, number>>
/** Whose figures: of the whole company, of whoever confirmed it and everyone below, or of somebody of these with a team. */
export const wallSight = { company: 1, member: 2, team: 3 } as const
/** How its scene is drawn. */
export const wallTier = { full: 1, lean: 2, '2d': 3 } as const

/** The same by their names, as they travel. */
export const wallScreenNames = ['data', 'clip', 'smart'] as const satisfies readonly PageScreen[]

const names = { 1: 'data', 2: 'clip', 3: 'smart' } as const satisfies Readonly<Record<number, PageScreen>>

/** The screen of a number; the data wall for any other. */
export const screenOfWall = (number: number): PageScreen =>
  number === wallScreen.clip || number === wallScreen.smart ? names[number] : 'data'

/** Unheard for so many seconds it counts as offline; with figures so old as late. */
export const WALL_OFFLINE_S = 60
export const WALL_LATE_S = 15
/** Walls in use that a company has at most. */
export const MOST_WALLS = 500

/** Seconds that a code on a wall holds, after which the wall shows the next one before; and between two questions of the wall. */
export const PAIRING_S = 600
export const PAIRING_RENEW_S = 540
export const PAIRING_POLL_S = 3

/** Letters of a code: without vowels, which make words, and without what is read for one another (RFC 8628, 6.1). */
export const pairingLetters = 'BCDFGHJKLMNPQRSTVWXZ'
export const PAIRING_LENGTH = 8

/** A code as it is kept, of what is typed in any case, with blanks or dashes; undefined for what can be none. */
export const pairingCodeOf = (typed: string): string | undefined => {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  return code.length === PAIRING_LENGTH && [...code].every((letter) => pairingLetters.includes(letter))
    ? code
    : undefined
}

/** As a field's rule. */
export const pairingCodeRule = (typed: string): 'wall.code' | undefined =>
  pairingCodeOf(typed) === undefined ? 'wall.code' : undefined

/** In two groups, as a wall shows it. */
export const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`
