import { posix } from 'node:path'
import { ImportError } from '../../error.ts'
import type { ReadLimits } from '../../limits.ts'
import { damaged } from './damaged.ts'
import { kindOf, type NumberKind } from './formats.ts'
import { readElements } from './xml.ts'
import type { Zip } from './zip.ts'

/** Where the parts of a workbook lie in its archive, and how its cells are to be read. */
export interface Book {
  /** Those that are shown first. */
  readonly sheets: readonly string[]
  /** Its `sharedStrings`; undefined when it has none. */
  readonly texts: string | undefined
  /** What the cell formats make of numbers, by their place. */
  readonly kinds: readonly NumberKind[]
  readonly is1904: boolean
}

interface Relation {
  readonly kind: string
  readonly path: string
}

/** The relations of a part by id; `''` is the whole package. None of them leads out of the archive. */
const relationsOf = async (
  zip: Zip,
  name: string,
  part: string,
  limits: ReadLimits,
): Promise<ReadonlyMap<string, Relation>> => {
  const { dir, base } = posix.parse(part)
  const path = posix.join(dir, '_rels', `${base}.rels`)
  const relations = new Map<string, Relation>()
  if (!zip.has(path)) return relations
  await readElements(name, zip.text(path), limits.partBytes, (element, attributes) => {
    const [id, type, target] = ['Id', 'Type', 'Target'].map((key) => attributes.get(key))
    if (element !== 'Relationship' || !id || !type || !target || attributes.get('TargetMode') === 'External') return
    const resolved = posix.join('/', target.startsWith('/') ? '' : dir, target).slice(1)
    relations.set(id, { kind: type.slice(type.lastIndexOf('/') + 1), path: resolved })
  })
  return relations
}

const noBook = (zip: Zip, name: string): ImportError => {
  if (zip.has('xl/workbook.bin'))
    return new ImportError(
      `${name} 是二进制 Excel 文件（.xlsb）：请另存为 .xlsx 或 CSV`,
      `${name} is a binary Excel file (.xlsb): save it as .xlsx or CSV`,
    )
  if (zip.has('content.xml'))
    return new ImportError(
      `${name} 是 OpenDocument 文件（.ods）：请另存为 .xlsx 或 CSV`,
      `${name} is an OpenDocument file (.ods): save it as .xlsx or CSV`,
    )
  return new ImportError(
    `${name} 是压缩包（zip），不是 Excel 文件：请解压后逐个导入`,
    `${name} is a zip archive and no Excel file: unpack it and import what is in it`,
  )
}

const bookPath = async (zip: Zip, name: string, limits: ReadLimits): Promise<string> => {
  const relations = [...(await relationsOf(zip, name, '', limits)).values()]
  const path = relations.find(({ kind }) => kind === 'officeDocument')?.path ?? 'xl/workbook.xml'
  if (!zip.has(path) || /\.bin$/i.test(path)) throw noBook(zip, name)
  return path
}

const kindsOf = async (part: AsyncIterable<string>, name: string, limits: ReadLimits): Promise<NumberKind[]> => {
  const codes = new Map<number, string>()
  const kinds: NumberKind[] = []
  await readElements(name, part, limits.partBytes, (element, attributes, parent) => {
    const id = Number(attributes.get('numFmtId'))
    if (element === 'numFmt') codes.set(id, attributes.get('formatCode') ?? '')
    else if (element === 'xf' && parent === 'cellXfs') kinds.push(kindOf(id, codes.get(id)))
  })
  return kinds
}

/**
 * What a workbook consists of.
 * @throws {ImportError} when the archive is none, or holds no sheet
 */
export const readBook = async (zip: Zip, name: string, limits: ReadLimits): Promise<Book> => {
  const path = await bookPath(zip, name, limits)
  const relations = await relationsOf(zip, name, path, limits)
  const shown: string[] = []
  const hidden: string[] = []
  let is1904 = false
  await readElements(name, zip.text(path), limits.partBytes, (element, attributes, parent) => {
    if (parent === '' && element !== 'workbook') throw noBook(zip, name)
    if (element === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes.get('date1904') ?? '')
    const relation = element === 'sheet' ? relations.get(attributes.get('id') ?? '') : undefined
    if (relation?.kind !== 'worksheet') return
    if (!zip.has(relation.path)) throw damaged(name, `${relation.path} is missing`)
    const isShown = (attributes.get('state') ?? 'visible') === 'visible'
    ;(isShown ? shown : hidden).push(relation.path)
  })
  const sheets = [...shown, ...hidden]
  if (sheets.length === 0) throw new ImportError(`${name} 里没有工作表`, `${name} has no sheet with cells`)
  const partOf = (kind: string): string | undefined =>
    [...relations.values()].find((relation) => relation.kind === kind)?.path
  const styles = partOf('styles')
  return {
    sheets,
    texts: partOf('sharedStrings'),
    kinds: styles === undefined ? [] : await kindsOf(zip.text(styles), name, limits),
    is1904,
  }
}
