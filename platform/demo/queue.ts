import { setImmediate as breathe } from 'node:timers/promises'
import type { OrderEvent } from '../ingest/types.ts'
import type { Due } from './fate.ts'
import type { CompanyBook } from './fill.ts'
import { longestFate } from './head.ts'

const span = 1_800
const lead = 300

/** Changes of orders that fall due in the coming half hour, found ahead of time in small slices of work. */
export interface ChangeQueue {
  /** Takes the changes in [from, to) of one company; both move forward from call to call. */
  take(from: number, to: number): Promise<OrderEvent[]>
}

/** Settlement is left out: the job settles what falls due while the platform runs. */
const changesBetween = async ({ book }: CompanyBook, from: number, to: number): Promise<Due[]> => {
  const found: Due[] = []
  const oldest = Math.max(book.plan.origin, from - longestFate)
  for (let minute = Math.floor(oldest / 60); minute * 60 < to; minute++) {
    for (const due of book.changesOf(minute, from, to)) if (due.update.settled_t === undefined) found.push(due)
    if (minute % 60 === 0) await breathe()
  }
  return found.sort((a, b) => a.t - b.t)
}

export const createQueue = (company: CompanyBook): ChangeQueue => {
  let ready: Due[] = []
  /** Everything before it is in `ready` or taken. */
  let end = 0
  let coming: Promise<void> | undefined

  const prepare = (from: number, to: number): Promise<void> => {
    coming ??= changesBetween(company, from, to).then((found) => {
      ready.push(...found)
      end = to
      coming = undefined
    })
    return coming
  }

  return {
    async take(from, to) {
      if (to > end) {
        await coming
        if (to > end) await prepare(Math.max(end, from), to + span)
      } else if (to > end - lead) void prepare(end, end + span)
      const due = ready.filter(({ t }) => t >= from && t < to)
      ready = ready.filter(({ t }) => t >= to)
      return due.map(({ update }) => update)
    },
  }
}
