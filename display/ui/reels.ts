/** A text as reels: a digit turns, anything else stands. */
export type Reel = { readonly digit: number } | { readonly sign: string }

export const reelsOf = (text: string): readonly Reel[] =>
  [...text].map((letter) => (letter >= '0' && letter <= '9' ? { digit: Number(letter) } : { sign: letter }))

/** Texts of one shape differ in their digits only, so that their reels can turn in place. */
export const shapeOf = (text: string): string => text.replace(/\d/g, '0')

export const digitsOf = (text: string): readonly number[] =>
  reelsOf(text).flatMap((reel) => ('digit' in reel ? [reel.digit] : []))

const ROUND = 10
const sizeOf = (text: string): number => Number(text.replace(/\D/g, ''))

/**
 * Places on strips that show 0 to 9 twice over, from one text to another of its shape: while the number grows no reel turns
 * back, while it shrinks none turns on.
 */
export const turnsOf = (
  before: string,
  after: string,
): { readonly from: readonly number[]; readonly to: readonly number[] } => {
  const [was, will] = [digitsOf(before), digitsOf(after)]
  const grows = sizeOf(after) > sizeOf(before)
  return {
    from: was.map((digit, reel) => (!grows && (will[reel] ?? 0) > digit ? digit + ROUND : digit)),
    to: will.map((digit, reel) => (grows && digit < (was[reel] ?? 0) ? digit + ROUND : digit)),
  }
}

const rollMs = 800

/**
 * Whether a change that comes `sinceMs` after the last one may roll: a roll that would cut off another one is a jump,
 * so that a busy wall draws one frame per change and not sixty.
 */
export const mayRoll = (sinceMs: number): boolean => sinceMs > rollMs
