import type { List, ListQuery } from './list.ts'

/** Times that a line has only once it is paid. */
const timesOfPaid: readonly unknown[] = ['paid', 'settled', 'shipped']

/** The name of the row of totals: it says so where it also counts what is not paid, as the figures above do not. */
export const totalsKey = (
  { unpaid }: Pick<List, 'unpaid'>,
  { date_type, period, start_time, end_time }: ListQuery['filters'],
): 'word.total' | 'list.totals.unpaid' => {
  const cut = Boolean(period || start_time || end_time) && timesOfPaid.includes(date_type)
  return unpaid && !cut ? 'list.totals.unpaid' : 'word.total'
}
