export const articleState = { draft: 0, published: 1, down: 2 } as const

/** First steps, choosing products, clips, live, ads, rules, this system. */
export const articleCategories = [1, 2, 3, 4, 5, 6, 7] as const

/** Everyone, everyone but film cutters, film cutters. */
export const audiences = [0, 1, 2] as const

/** What a reader notes of an article. */
export const articleMarks = ['read', 'favourite', 'useful'] as const
export type ArticleMark = (typeof articleMarks)[number]
