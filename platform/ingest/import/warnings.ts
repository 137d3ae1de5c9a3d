import { amountText } from '../../../shared/format/number.ts'
import type { FoundCheck } from '../../queries/imports/runs.ts'
import type { GateDatabase } from '../gate.ts'
import { checkFile } from './check.ts'
import { ImportError } from './error.ts'
import type { OpenFile } from './open-file.ts'

const MOST_LINES = 20

/** Whether a look at each line may find what is worth a word: the company has orders, or amounts are exchanged. */
const isWorth = async (db: GateDatabase, { company, currency, found }: OpenFile): Promise<boolean> => {
  const own = company?.currency ?? currency
  if ([currency, ...found.currencies].some((one) => one !== own)) return true
  if (!company) return false
  const client = await db.pool.connect()
  try {
    const { rows } = await client.query('select 1 from affiliate_order where company_id = $1 limit 1', [company.id])
    return rows.length > 0
  } finally {
    client.release()
  }
}

const noRates = (rates: FoundCheck['rates']): ImportError => {
  const days = rates.map(({ currency, from, to }) =>
    from === to ? `${currency} ${from}` : `${currency} ${from} – ${to}`,
  )
  return new ImportError(
    `缺少汇率，没有导入任何内容：${days.join('；')}。请先导入汇率（--preset fx-rates），或加上 --without-rates 先导入其余的行`,
    `Exchange rates are missing, nothing was imported: ${days.join('; ')}. Import them first (--preset fx-rates), or add --without-rates to import the other lines`,
  )
}

interface Warned {
  readonly withoutRates?: boolean
  readonly say?: (text: string) => void
  readonly signal?: AbortSignal | undefined
}

/**
 * Says before anything is written which lines of a file would lower refunds or let cancelled lines live again.
 * @throws {ImportError} that names every rate that is missing, unless `withoutRates`
 */
export const warnings = async (
  db: GateDatabase,
  file: OpenFile,
  { withoutRates, say = () => {}, signal }: Warned,
): Promise<void> => {
  if (!(await isWorth(db, file))) return
  const { rates, lowered, loweredLines, revived, revivedLines } = await checkFile(db, file, file.company, {
    signal,
  })
  if (rates.length > 0 && !withoutRates) throw noRates(rates)
  const currency = file.company?.currency ?? file.currency
  if (loweredLines > 0) {
    say(`${loweredLines} 行会降低退款。 ${loweredLines} lines lower a refund:`)
    for (const { line, order_id, before, after } of lowered.slice(0, MOST_LINES))
      say(`  第 ${line} 行 line ${line}: ${order_id} ${amountText(before, currency)} -> ${amountText(after, currency)}`)
  }
  if (revivedLines > 0) {
    say(`${revivedLines} 行会使已失效的行恢复。 ${revivedLines} lines let ineligible lines live again:`)
    for (const { line, order_id } of revived.slice(0, MOST_LINES)) say(`  第 ${line} 行 line ${line}: ${order_id}`)
  }
}
