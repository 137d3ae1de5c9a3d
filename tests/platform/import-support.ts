import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findPreset } from '../../platform/ingest/import/presets.ts'
import { type ImportOptions, runImport } from '../../platform/ingest/import.ts'
import { temporaryFolder } from '../support/folder.ts'
import { root, type TestBase } from './ingest-support.ts'

/** Real order lines that lie beside a checkout where they are at hand; they are not part of the product. */
const data = resolve(root, '../shared/data')
export const weekFile = join(data, 'online-retail-week.csv')
export const wholeFile = join(data, 'online-retail.csv.gz')
export const hasData = existsSync(weekFile) && existsSync(wholeFile)
export const absent = hasData ? '' : ' (skipped: ../shared/data is not here)'

export const fixture = (name: string): string => join(import.meta.dirname, 'fixtures', name)

/** A folder with `write`, and imports from it. */
export const importer = (base: TestBase) => {
  const folder = temporaryFolder('tidewall-import-')
  return {
    folder: folder.path,
    rejects: join(folder.path, 'rejects.csv'),
    write: (name: string, text: string | Buffer): string => {
      const path = join(folder.path, name)
      writeFileSync(path, text)
      return path
    },
    run: async (file: string, preset: string, company: string, more: Partial<ImportOptions> = {}) => {
      const rejects = join(folder.path, 'rejects.csv')
      const { summary } = await runImport(base, base.gate, {
        file,
        preset: await findPreset(preset),
        company,
        rejects,
        ...more,
      })
      return summary
    },
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  }
}

export const header = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country'
/** Lines of an online-retail file. */
export const retail = (...lines: string[]): string => `${[header, ...lines].join('\n')}\n`
