import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readLimits } from '../../platform/ingest/import/limits.ts'
import { type TestBook, textRow, workbook } from '../support/workbook.ts'
import { zip } from '../support/zip.ts'
import { read, readBook } from './file-reading.ts'

/** Bytes of a compound file whose directory has an entry of that name. */
const compound = (entry: string): Buffer => {
  const file = Buffer.alloc(2048)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  file.writeUInt16LE(9, 30)
  file.writeUInt32LE(1, 48)
  file.write('Root Entry', 1024, 'utf16le')
  file.write(entry, 1024 + 128, 'utf16le')
  return file
}

test('[I45] what is no intact workbook is refused in words: cut off, changed, with a password, of another kind, without a sheet', async () => {
  const sheets = [{ rows: textRow('a', 'b') + textRow('1', '2') }]
  const whole = workbook({ sheets })
  const say = (content: Buffer) => read(content, { name: 'orders.xlsx' })
  for (const end of [22, 30, whole.length >> 1, whole.length - 1])
    expect(await say(whole.subarray(0, end))).toMatch(/不是完好的 Excel 文件.*\n.*no intact Excel file/)
  expect(await say(compound('EncryptedPackage'))).toMatch(/有密码.*\n.*with a password: save it as \.xlsx without/)
  expect(await say(compound('Workbook'))).toMatch(/旧版.*\n.*old kind \(\.xls\): save it as \.xlsx/)
  expect(await say(compound('').subarray(0, 300))).toMatch(/\.xls/)
  const sheetXml = '<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>'
  const broken = (content: string, says = {}) =>
    readBook({ sheets, more: [{ name: 'xl/worksheets/sheet1.xml', content, says }] })
  expect(await broken(sheetXml)).toEqual({ 1: ['1'] })
  expect(await broken(sheetXml, { method: 0 })).toEqual({ 1: ['1'] })
  expect(await broken(sheetXml, { crc: 1 })).toMatch(/differs from its checksum/)
  expect(await broken(sheetXml, { size: 10 })).toMatch(/differs from its checksum/)
  expect(await broken(sheetXml, { flags: 1 })).toMatch(/有密码.*\n.*has a password/)
  expect(await broken(sheetXml, { flags: 0x41 })).toMatch(/has a password/)
  expect(await broken(sheetXml, { method: 12 })).toMatch(/packed by method 12/)
  expect(await broken(sheetXml.slice(0, -20))).toMatch(/an XML part is cut off/)
  expect(await broken('order,amount\n1,2\n')).toMatch(/an XML part is cut off/)
  expect(await broken(sheetXml.replace('<c>', '<c t="s">'))).toMatch(/text 1 of its cells is missing/)
  const binary = readBook({
    sheets,
    more: [{ name: 'xl/worksheets/sheet1.xml', content: Buffer.from([0xff, 0xfe, 0x3c]) }],
  })
  expect(await binary).toMatch(/no intact Excel file/)

  expect(await readBook({ sheets: [] })).toMatch(/没有工作表\n.*no sheet/)
  expect(await say(zip([]))).toMatch(/压缩包.*\n.*no Excel file: unpack it/)
  expect(await say(zip([{ name: 'orders.csv', content: 'a,b' }]))).toMatch(/no Excel file: unpack it/)
  expect(await say(zip([{ name: 'xl/workbook.bin', content: 'x' }]))).toMatch(/\.xlsb\): save it as \.xlsx/)
  expect(
    await say(
      zip([
        { name: 'mimetype', content: 'x' },
        { name: 'content.xml', content: '<a/>' },
      ]),
    ),
  ).toMatch(/\.ods\)/)
  const letter = readBook({ sheets, more: [{ name: 'xl/workbook.xml', content: '<w:document xmlns:w="w"/>' }] })
  expect(await letter).toMatch(/no Excel file/)
})

test('[I45] no workbook leads out of its archive, and nothing in it is fetched or expanded', async () => {
  const sheets = [{ rows: textRow('a') + textRow('b') }]
  for (const name of ['../../etc/passwd', '/etc/passwd', 'C:/x', 'xl/../../x'])
    expect(await readBook({ sheets, more: [{ name, content: 'x' }] })).toMatch(
      /no intact Excel file.*(relative|absolute) path/,
    )
  const leading = (target: string, mode = '') =>
    readBook({
      sheets,
      more: [
        {
          name: 'xl/_rels/workbook.xml.rels',
          content: `<Relationships><Relationship Id="rId1" Type="a/worksheet" Target="${target}"${mode}/></Relationships>`,
        },
      ],
    })
  expect(await leading('worksheets/sheet1.xml')).toEqual({ 1: ['a'], 2: ['b'] })
  expect(await leading('../../../../../etc/passwd')).toMatch(/etc\/passwd is missing/)
  expect(await leading('file:///etc/passwd')).toMatch(/is missing/)
  expect(await leading('https://example.com/sheet1.xml', ' TargetMode="External"')).toMatch(/no sheet/)
  const laughing = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]><worksheet><sheetData>${textRow('&b;&c;')}</sheetData></worksheet>`
  expect(await readBook({ sheets, more: [{ name: 'xl/worksheets/sheet1.xml', content: laughing }] })).toEqual({
    1: ['&b;&c;'],
  })
})

test('[I45] a workbook is held to the bounds of a file, and to those of what stays in memory; the sentence names the bound', async () => {
  const row = textRow('a', 'b')
  const small = { ...readLimits, lines: 200, emptyLines: 100, sharedTexts: 50, entries: 6, partBytes: 1000 }
  const say = (rows: string, more: Omit<TestBook, 'sheets'> = {}, limits = small) =>
    readBook({ sheets: [{ rows }], ...more }, { limits })
  expect(Object.keys(await say(row.repeat(200)))).toHaveLength(200)
  expect(await say(row.repeat(201))).toMatch(/超过 200 行.*\n.*more than 200 lines/)
  expect(await say(`${row}${'<row><c s="1"/></row>'.repeat(101)}`)).toMatch(/空行超过 100.*\n.*100 empty lines/)
  const none = '<row><c t="s"><v>0</v></c></row>'.repeat(101)
  expect(await say(none, { shared: ['<t/>'] })).toMatch(/100 empty lines/)
  expect(await say('<row r="2"><c r="XFD2"><v>1</v></c></row>')).toMatch(/第 2 行超过 1000 列\n.*1000 columns/)
  expect(await say('<row><c r="XFD1" s="1"/><c r="B1"><v>1</v></c></row>')).toEqual({ 1: ['', '1'] })
  const long = '<c t="s"><v>0</v></c>'
  const shared = [`<t>${'x'.repeat(30_000)}</t>`]
  expect(await say(`<row>${long.repeat(4)}</row>`, { shared })).toMatch(/第 1 行超过 100,000 字节\n.*100,000 bytes/)
  expect(await say(textRow('x'.repeat(100_001)))).toMatch(/100,000 bytes/)
  expect(await say(`<row><c><v>${'1'.repeat(100_001)}</v></c></row>`)).toMatch(/100,000 bytes/)
  const texts = Array.from({ length: 51 }, (_, n) => `<t>${n}</t>`)
  expect(await say(row, { shared: texts })).toMatch(/超过 50 个.*\n.*more than 50 different texts/)
  const heavy = { ...readLimits, sharedBytes: 1024 ** 2, ratio: 1000 }
  const heavyTexts = Array.from({ length: 40 }, (_, n) => `<t>${n}${'y'.repeat(30_000)}</t>`)
  expect(await say(row, { shared: heavyTexts }, heavy)).toMatch(/1 MB of them: save it as CSV/)
  expect(await say(row, { more: [1, 2, 3].map((n) => ({ name: `a${n}`, content: '' })) })).toMatch(
    /超过 6 个文件.*\n.*more than 6 files/,
  )
  expect(await say(row, { formats: Array.from({ length: 100 }, () => 0) })).toMatch(/longer than 1,000 characters/)
  expect(await say(' '.repeat(20_000_000), {}, readLimits)).toMatch(/100 倍.*\n.*more than 100 times/)
  const noise = Array.from({ length: 40_000 }, (_, n) => textRow(String(Math.imul(n, 2654435761)))).join('')
  expect(await say(noise, {}, { ...readLimits, bytes: 1024 ** 2 })).toMatch(/超过 1 MB.*\n.*larger than 1 MB/)
  expect(await say('<x>'.repeat(200) + '</x>'.repeat(200))).toMatch(/too deep/)
  const attribute = Array.from({ length: 200_000 }, (_, n) => `${Math.imul(n, 2654435761)}`).join('')
  expect(await say(`<row a="${attribute}"/>`)).toMatch(/a tag does not end/)
})

test('[I45] a short workbook whose rows name a long text again and again is read no further than a file may be long', {
  tags: ['long'],
}, async () => {
  const row = '<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>'
  const content = workbook({ sheets: [{ rows: row.repeat(2000) }], shared: [`<t>${'文'.repeat(32_000)}</t>`] })
  expect(content.length).toBeLessThan(20_000)
  expect(await read(content, { limits: { ...readLimits, bytes: 100 * 1024 ** 2 } })).toMatch(/larger than 100 MB/)
})

test('[I45] lines only go up, whatever a sheet says of its rows', async () => {
  const at = (line: string): string => `<row r="${line}"><c><v>1</v></c></row>`
  const found = await readBook({
    sheets: [{ rows: ['5', '3', '5', '-1', 'x', '99999999999999999999', '4000000000', '20'].map(at).join('') }],
  })
  expect(Object.keys(found).map(Number)).toEqual([5, 6, 7, 8, 9, 10, 11, 20])
})

/** Paths of the files to be read that this process holds open. */
const openFiles = (): string[] =>
  (existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd') : [])
    .map((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`)
      } catch {
        return ''
      }
    })
    .filter((path) => path.includes('tidewall-files-'))

test('[I45] a workbook with any byte changed is read as it was or refused, and no file stays open', {
  tags: ['long'],
}, async () => {
  const rows = Array.from(
    { length: 40 },
    (_, n) => `<row r="${n + 1}"><c t="s"><v>${n % 3}</v></c><c s="1"><v>${n}.5</v></c></row>`,
  )
  const shared = ['<t>one</t>', '<t>two</t>', '<r><t>three</t></r>']
  const whole = workbook({ sheets: [{ rows: rows.join('') }], shared, formats: [0, 10] })
  const wanted = await read(whole)
  let refused = 0
  for (let at = 0; at < whole.length; at += 7) {
    const changed = Buffer.from(whole)
    changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8))
    const found = await read(changed, { name: `${at}.xlsx` })
    if (typeof found === 'string') refused++
    else if (at > 3) expect(found).toEqual(wanted) // before, it is no zip archive any more
  }
  expect(refused).toBeGreaterThan(100)
  // The system closes a file a moment after it has been let go.
  await expect.poll(openFiles).toEqual([])
})
