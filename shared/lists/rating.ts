/** Bands of the rating: below 4.0, from 4.0, from 4.5, from 4.8. */
export const ratingBands = [1, 2, 3, 4] as const
