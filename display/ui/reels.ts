/** A text as reels: a digit turns, anything else stands. */
export type Reel = { readonly digit: number } | { readonly sign: string }

export const reelsOf = (text: string): readonly Reel[] =>
  [...text].map((letter) => (letter >= '0' && letter <= '9' ? { digit: Number(letter) } : { sign: letter }))

/** Texts of one shape differ in their digits only, so that their reels can turn in place. */
export const shapeOf = (text: string): string => text.replace(/\d/g, '0')

const rollMs = 800

/**
 * Whether a change that comes `sinceMs` after the last one may roll: a roll that would cut off another one is a jump,
 * so that a busy wall draws one frame per change and not sixty.
 */
export const mayRoll = (sinceMs: number): boolean => sinceMs > rollMs
