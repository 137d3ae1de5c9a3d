import { escapeXml } from '../../platform/exports/xlsx-sheet.ts'
import { type ZipEntry, zip } from './zip.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const ofPackage = 'http://schemas.openxmlformats.org/package/2006/relationships'

const relation = (id: string, kind: string, target: string): string =>
  `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"/>`
const relationsXml = (...all: string[]): string =>
  `${head}<Relationships xmlns="${ofPackage}">${all.join('')}</Relationships>`

export interface TestSheet {
  readonly name?: string
  readonly state?: 'hidden' | 'visible'
  /** XML of its rows. */
  readonly rows: string
}

export interface TestBook {
  readonly sheets?: readonly TestSheet[]
  /** XML inside each shared `si`. */
  readonly shared?: readonly string[]
  /** Number formats of the cell formats: the program's own by number, others by their text. */
  readonly formats?: readonly (number | string)[]
  readonly is1904?: boolean
  /** Stand in place of the entries of the same names, or beside them. */
  readonly more?: readonly ZipEntry[]
}

const stylesXml = (formats: readonly (number | string)[]): string => {
  const own = formats.filter((format) => typeof format === 'string')
  const ids = formats.map((format) => (typeof format === 'number' ? format : 164 + own.indexOf(format)))
  const codes = own.map((code, n) => `<numFmt numFmtId="${164 + n}" formatCode="${escapeXml(code)}"/>`)
  return `${head}<styleSheet xmlns="${main}"><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${ids
    .map((id) => `<xf numFmtId="${id}"/>`)
    .join('')}</cellXfs></styleSheet>`
}

/** A workbook (.xlsx) as small as the format allows. */
export const workbook = ({ sheets = [], shared, formats, is1904 = false, more = [] }: TestBook): Buffer => {
  const sheetXml = ({ rows }: TestSheet): string =>
    `${head}<worksheet xmlns="${main}"><dimension ref="A1"/><sheetData>${rows}</sheetData></worksheet>`
  const entries: ZipEntry[] = [
    { name: '_rels/.rels', content: relationsXml(relation('rId1', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      content: `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${sheets
        .map(
          ({ name, state }, n) =>
            `<sheet name="${name ?? `Sheet${n + 1}`}" sheetId="${n + 1}"${state ? ` state="${state}"` : ''} r:id="rId${n + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relationsXml(
        ...sheets.map((_, n) => relation(`rId${n + 1}`, 'worksheet', `worksheets/sheet${n + 1}.xml`)),
        ...(shared ? [relation('rIdT', 'sharedStrings', '/xl/sharedStrings.xml')] : []),
        ...(formats ? [relation('rIdS', 'styles', 'styles.xml')] : []),
      ),
    },
    ...sheets.map((sheet, n) => ({ name: `xl/worksheets/sheet${n + 1}.xml`, content: sheetXml(sheet) })),
    ...(formats ? [{ name: 'xl/styles.xml', content: stylesXml(formats) }] : []),
    ...(shared
      ? [
          {
            name: 'xl/sharedStrings.xml',
            content: `${head}<sst xmlns="${main}">${shared.map((text) => `<si>${text}</si>`).join('')}</sst>`,
          },
        ]
      : []),
  ]
  const replaced = new Set(more.map(({ name }) => name))
  return zip([...entries.filter(({ name }) => !replaced.has(name)), ...more])
}

/** A row of texts that stand in their cells. */
export const textRow = (...texts: readonly string[]): string =>
  `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
