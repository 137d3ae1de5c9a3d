/** Stands for what is not reported, not set or empty. */
export const nothing = '—'
