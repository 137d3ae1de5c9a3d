import type { Filter } from '../../../shared/lists/filter.ts'
import { filterKeys, filterName, timeKeys } from '../../../shared/lists/filter-keys.ts'
import type { ListText } from '../use-list-text.ts'

export const timeText = (time: string, text: ListText): string => text.word(...timeKeys(time), time)

export const titleOf = (filter: Filter, text: ListText): string => text.word(...filterKeys(filter), filterName(filter))
