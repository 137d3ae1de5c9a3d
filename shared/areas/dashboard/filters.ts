import { boardFilters } from '../data-board/filters.ts'

/** Those of the data dashboard's filters that the real-time dashboard takes: countries, shops, teams, members. */
export const liveFilters = [boardFilters[0], boardFilters[1], boardFilters[3], boardFilters[4]] as const
