import { escapeXml } from './xlsx-sheet.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const schemas = 'http://schemas.openxmlformats.org'
const main = `${schemas}/spreadsheetml/2006/main`
const relations = `${schemas}/officeDocument/2006/relationships`
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const relationsXml = `${head}<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

/** Number formats of the program's own and of ours, in the order of `cellFormats`. */
const formats = [0, 3, 4, 164, 10, 165]
const fonts = [0, 1]

/** Cell formats: those of `cellFormats` in plain type, then the same in bold. */
export const stylesXml = `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.000"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${formats.length * fonts.length}">${fonts
  .flatMap((font) =>
    formats.map(
      (format) =>
        `<xf numFmtId="${format}" fontId="${font}" applyNumberFormat="${format > 0 ? 1 : 0}" applyFont="${font}"/>`,
    ),
  )
  .join('')}</cellXfs></styleSheet>`

export const contentTypesXml = (sheets: number): string =>
  `${head}<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/>${numbers(
    sheets,
  )
    .map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${kind}.worksheet+xml"/>`)
    .join('')}</Types>`

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

/** At most 31 characters, without those that a sheet's name may not hold. */
const sheetName = (title: string, n: number): string =>
  `${title.replace(/[[\]:*?/\\']/g, ' ').slice(0, 24)}${n > 1 ? ` ${n}` : ''}`

export const workbookXml = (title: string, sheets: number): string =>
  `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${numbers(sheets)
    .map((n) => `<sheet name="${escapeXml(sheetName(title, n))}" sheetId="${n}" r:id="rId${n}"/>`)
    .join('')}</sheets></workbook>`

export const workbookRelationsXml = (sheets: number): string =>
  `${head}<Relationships xmlns="${schemas}/package/2006/relationships">${numbers(sheets)
    .map((n) => `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`)
    .join('')}<Relationship Id="rId${sheets + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`
