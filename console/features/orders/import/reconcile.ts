import type { ImportDay } from '../../../../shared/areas/imports/api.ts'

export type Sums = ImportDay['file']
export const measures = ['lines', 'pay_amt', 'refund_amt'] as const
export type Measure = (typeof measures)[number]
/** Sums of a day and currency, or of several of them. */
export type Parts = Omit<ImportDay, 'day' | 'currency'>

const none: Sums = { lines: 0, pay_amt: 0, refund_amt: 0 }
const parts = ['file', 'taken', 'adjustments', 'rejected', 'repeated', 'told', 'now'] as const

const combine = (a: Sums, b: Sums, sign: 1 | -1): Sums => ({
  lines: a.lines + sign * b.lines,
  pay_amt: a.pay_amt + sign * b.pay_amt,
  refund_amt: a.refund_amt + sign * b.refund_amt,
})
const isNone = (sums: Sums): boolean => measures.every((name) => sums[name] === 0)

/** What of the file stands in none of its parts: nothing where it ties. */
export const gapOf = ({ file, taken, adjustments, rejected, repeated }: Parts): Sums =>
  [taken, adjustments, rejected, repeated].reduce((left, part) => combine(left, part, -1), file)

/** How what was taken has changed since, in the company's currency. */
export const moveOf = ({ told, now }: Parts): Sums => combine(now, told, -1)

export const ties = (day: Parts): boolean => isNone(gapOf(day))
export const isSame = (day: Parts): boolean => isNone(moveOf(day))

/** The sums of `days` by currency, in the order in which the currencies first come. */
export const totalsOf = (days: readonly ImportDay[]): readonly (Parts & { readonly currency: string })[] =>
  [...new Set(days.map(({ currency }) => currency))].map((currency) => {
    const own = days.filter((day) => day.currency === currency)
    const sum = (part: (typeof parts)[number]): Sums => own.reduce((all, day) => combine(all, day[part], 1), none)
    return {
      currency,
      file: sum('file'),
      taken: sum('taken'),
      adjustments: sum('adjustments'),
      rejected: sum('rejected'),
      repeated: sum('repeated'),
      told: sum('told'),
      now: sum('now'),
    }
  })
