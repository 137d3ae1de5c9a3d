import type { Tx } from '../db/tables.ts'

/** Days between two rates: a rate holds for ten. */
const EVERY = 7
const AROUND = 7.12

/** Yuan for a dollar in the weeks of the demo and after them, so that its bills say what is paid; a company's own rates. */
export const insertRates = async (
  tx: Tx,
  company_id: number,
  first: number,
  last: number,
  now: number,
): Promise<void> => {
  const rows = []
  for (let day = first; day <= last; day += EVERY) {
    const rate = Number((AROUND + Math.sin(day / 30) * 0.06).toFixed(4))
    rows.push({ company_id, currency: 'CNY', day, rate, member_id: null, add_time: now, fact_t: now })
  }
  await tx.insertInto('company_rate').values(rows).execute()
}
