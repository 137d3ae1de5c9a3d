export const materialState = { coming: 0, converting: 1, review: 2, usable: 3, off: 4, over: 5, failed: 6 } as const
/** 1 footage, 2 finished clip, 3 picture, 4 sound, 5 text. */
export const materialKinds = [1, 2, 3, 4, 5] as const
/** 1 uploaded, 2 a creator's, 3 star, 4 cut from a live, 5 collected. */
export const materialSources = [1, 2, 3, 4, 5] as const
/** 1 9:16, 2 1:1, 3 16:9, 4 another. */
export const ratios = [1, 2, 3, 4] as const
/** The kinds of files that a kind of material is made of. */
export const fileKinds: Readonly<Record<number, 1 | 2 | 3 | 4>> = { 1: 1, 2: 1, 3: 2, 4: 3, 5: 4 }
/** How long a licence holds: without end, a week or less, over, longer. */
export const licences = { endless: 1, soon: 2, over: 3, later: 4 } as const
