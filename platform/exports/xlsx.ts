/// <reference path="./zip-stream.d.ts" />
import { Readable } from 'node:stream'
import ZipStream from 'zip-stream'
import type { Cell } from './cells.ts'
import type { FileColumn } from './columns.ts'
import { contentTypesXml, relationsXml, stylesXml, workbookRelationsXml, workbookXml } from './xlsx-parts.ts'
import { RowSource, sheetXml } from './xlsx-sheet.ts'

/** Rows of a sheet, by the format. */
const SHEET_ROWS = 1_048_576

export interface SheetOptions {
  readonly columns: readonly FileColumn[]
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]>
  /** The row behind the last one, known once the batches have ended. */
  readonly totals?: (() => readonly Cell[] | null) | undefined
  /** Name of the first sheet. */
  readonly title: string
  /** Rows of a sheet, its headings included; those of the format when absent. */
  readonly sheetRows?: number
}

const add = (zip: ZipStream, name: string, source: Readable | string): Promise<void> =>
  new Promise((resolve, reject) => {
    if (typeof source !== 'string') {
      source.once('error', (error) => zip.destroy(error))
      zip.once('close', () => source.destroy())
    }
    zip.entry(source, { name }, (error) => (error ? reject(error) : resolve()))
  })

const writeWorkbook = async (zip: ZipStream, options: SheetOptions): Promise<void> => {
  const { columns, batches, totals, title, sheetRows = SHEET_ROWS } = options
  const source = new RowSource(batches)
  await add(zip, '_rels/.rels', relationsXml)
  let sheets = 0
  do {
    sheets += 1
    const sheet = Readable.from(sheetXml({ columns, source, totals, most: sheetRows }), { objectMode: false })
    await add(zip, `xl/worksheets/sheet${sheets}.xml`, sheet)
  } while (await source.more())
  await add(zip, 'xl/styles.xml', stylesXml)
  await add(zip, 'xl/workbook.xml', workbookXml(title, sheets))
  await add(zip, 'xl/_rels/workbook.xml.rels', workbookRelationsXml(sheets))
  await add(zip, '[Content_Types].xml', contentTypesXml(sheets))
  zip.finalize()
}

/** A workbook at the speed of its reader: no sheet is ever whole in memory, and no more than a few batches are. */
export const xlsxStream = (options: SheetOptions): Readable => {
  const zip = new ZipStream()
  writeWorkbook(zip, options).catch((error: Error) => zip.destroy(error))
  return zip
}
