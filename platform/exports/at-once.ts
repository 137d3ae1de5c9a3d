import type { Db } from '../db/tables.ts'
import { csvText } from './csv.ts'
import { openTable, type TableQuestion } from './rows.ts'

/** The file itself; null when it has more than `most` rows. */
export const csvAtOnce = async (db: Db, question: TableQuestion, most: number): Promise<Buffer | null> => {
  const { columns, batches } = await openTable(db, question)
  let rows = 0
  const counted = (async function* () {
    for await (const batch of batches()) {
      rows += batch.length
      if (rows > most) return
      yield batch
    }
  })()
  const parts: string[] = []
  for await (const text of csvText(columns, counted)) parts.push(text)
  return rows > most ? null : Buffer.from(parts.join(''))
}
