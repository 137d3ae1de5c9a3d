/** Categories of the market, as the words `spy_category.<n>` have them. */
export const spyCategories = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
/** Largest age group of followers: 18-24, 25-34, 35-44, 45 and older. */
export const spyAges = [1, 2, 3, 4] as const
/** 1 mostly women, 2 mostly men. */
export const spyGenders = [1, 2] as const
/** How a creator sells: 1 by videos, 2 by lives. */
export const spySells = [1, 2] as const
/** 1 official, 2 marketing, 3 affiliate. */
export const spyAccounts = [1, 2, 3] as const
/** 1 domestic, 2 cross-border. */
export const spySellers = [1, 2] as const
/** Thirds of the ads by click rate: 1 upper, 2 middle, 3 lower. */
export const spyCtrBands = [1, 2, 3] as const
/** 1 running, 2 ended. */
export const spyAdStates = [1, 2] as const
