import { create } from 'zustand'

/** Seconds; 0 is off. */
export const periods = [0, 15, 30, 60] as const
export type Every = (typeof periods)[number]

export const isEvery = (value: number): value is Every => periods.some((period) => period === value)

/** Holds through route changes, until the page is loaded anew. */
export const useEvery = create<{ readonly every: Every }>(() => ({ every: 30 }))
