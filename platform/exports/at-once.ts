import { buffer } from 'node:stream/consumers'
import type { Db } from '../db/tables.ts'
import { openTable, type TableQuestion } from './rows.ts'
import { bytesOf, type FileContent } from './write.ts'

type Wanted = Omit<TableQuestion, 'totals'> & Pick<FileContent, 'format' | 'title'>

/** The file itself; null when it has more than `most` rows. */
export const fileAtOnce = async (
  db: Db,
  { format, title, ...question }: Wanted,
  most: number,
): Promise<Buffer | null> => {
  const { batches, ...table } = await openTable(db, { ...question, totals: format === 'xlsx' })
  let rows = 0
  const counted = (async function* () {
    for await (const batch of batches()) {
      rows += batch.length
      if (rows > most) return
      yield batch
    }
  })()
  const file = await buffer(bytesOf({ ...table, format, title, batches: counted }))
  return rows > most ? null : file
}
