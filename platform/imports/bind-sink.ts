import type { ImportColumn, ImportRow, TableImport } from '../../shared/imports/import.ts'
import type { Tx } from '../db/tables.ts'
import type { Outcome, Ready, Sink, SinkContext, Wrong } from '../queries/imports/sink.ts'
import type { Repeats } from './repeats.ts'
import type { TableLine } from './table-rows.ts'

export interface NumberedLine extends TableLine {
  readonly line: number
}

/** Writes a batch of lines in a transaction; answers what became of each. */
export type BoundSink = (
  tx: Tx,
  lines: readonly NumberedLine[],
  context: SinkContext,
  repeats: Repeats,
) => Promise<readonly (Outcome | Wrong)[]>

/** A sink together with the declaration whose lines it takes. */
export const bindSink =
  <const Columns extends readonly ImportColumn[], What>(
    _: TableImport<Columns>,
    { prepare, write }: Sink<ImportRow<Columns>, What>,
  ): BoundSink =>
  async (tx, lines, context, repeats) => {
    // What the columns of the declaration were read as is what its rows are.
    const rows = lines.map(({ row }) => row as ImportRow<Columns>)
    const prepared = await prepare(tx, rows, context)
    const outcomes: (Outcome | Wrong)[] = lines.map(() => ({ kind: 'same' }))
    const ready: (Ready<What> & { readonly fact_t: number; readonly at: number })[] = []
    for (const [at, { line, fact_t }] of lines.entries()) {
      const one = prepared[at]
      if (!one) continue
      if ('reason' in one) {
        outcomes[at] = one
        continue
      }
      const repeat = repeats.see(one.key, JSON.stringify(one.what), line)
      if (repeat === undefined) ready.push({ ...one, fact_t, at })
      else if (repeat !== 'same') outcomes[at] = repeat
    }
    const written = await write(tx, ready, context)
    for (const [n, { at }] of ready.entries()) {
      const outcome = written[n]
      if (outcome) outcomes[at] = outcome
    }
    return outcomes
  }
