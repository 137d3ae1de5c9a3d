import { isTime } from '../../../shared/analysis/dimensions.ts'
import type { Question } from '../../../shared/analysis/question.ts'
import { addTo, type Groups } from './groups.ts'
import type { Side } from './side.ts'

const HOUR = 3600

const hoursOf = ({ starts, end }: Side): string[] => {
  const ends = [...starts.slice(1), end]
  const longest = Math.max(...starts.map((start, n) => Math.ceil(((ends[n] ?? end) - start) / HOUR)))
  return Array.from({ length: longest }, (_, hour) => String(hour))
}

/** Of a question by one calendar dimension every key has its row, also where nothing was sold. */
export const fillCalendar = ({ dims }: Question, side: Side, groups: Groups): void => {
  const [dim, ...others] = dims
  if (dim === undefined || others.length > 0 || !isTime(dim)) return
  const keys = dim === 'day' || dim === 'week' || dim === 'month' ? [...new Set(side.keys[dim])] : hoursOf(side)
  addTo(
    groups,
    keys.map((key) => ({ level: 'rows', keys: [key], facts: {} })),
  )
}
