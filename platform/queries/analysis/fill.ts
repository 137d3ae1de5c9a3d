import { isTime } from '../../../shared/areas/analysis/dimensions.ts'
import type { Question } from '../../../shared/areas/analysis/question.ts'
import { addTo, type Groups } from './groups.ts'
import { hoursOf, type Side } from './side.ts'

/** Of a question by one calendar dimension every key has its row, also where nothing was sold. */
export const fillCalendar = ({ dims }: Question, side: Side, groups: Groups): void => {
  const [dim, ...others] = dims
  if (dim === undefined || others.length > 0 || !isTime(dim)) return
  const keys =
    dim === 'day' || dim === 'week' || dim === 'month'
      ? [...new Set(side.keys[dim])]
      : [...new Set(hoursOf(side).flat())].map(String)
  addTo(
    groups,
    keys.map((key) => ({ level: 'rows', keys: [key], facts: {} })),
  )
}
