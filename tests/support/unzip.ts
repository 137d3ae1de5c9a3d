import { inflateRawSync } from 'node:zlib'

/** The entries of a zip archive by name, read by its central directory. @throws when it is not whole */
export const unzip = (archive: Buffer): ReadonlyMap<string, string> => {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0) throw new Error('no end of a central directory')
  const files = new Map<string, string>()
  let at = archive.readUInt32LE(end + 16)
  for (let entry = 0; entry < archive.readUInt16LE(end + 10); entry++) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error(`no entry at ${at}`)
    const method = archive.readUInt16LE(at + 10)
    const packed = archive.readUInt32LE(at + 20)
    const size = archive.readUInt32LE(at + 24)
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place))
    const name = archive.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    const local = archive.readUInt32LE(at + 42)
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const bytes = archive.subarray(from, from + packed)
    const content = method === 0 ? bytes : inflateRawSync(bytes)
    if (content.length !== size) throw new Error(`${name} has ${content.length} bytes, not ${size}`)
    files.set(name, content.toString('utf8'))
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return files
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const plain = (xml: string): string => xml.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')

/** Cells of a worksheet by row, in the order of its `columns`: texts as strings, numbers as numbers, null for none. */
export const sheetRows = (xml: string): (string | number | null)[][] =>
  [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: (string | number | null)[] = []
    for (const [, column = '', rest = '', inner = ''] of row.matchAll(/<c r="([A-Z]+)\d+"([^>]*)>(.*?)<\/c>/gs)) {
      const index = [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
      while (cells.length < index) cells.push(null)
      const value = inner.replace(/<[^>]+>/g, '')
      cells.push(rest.includes('inlineStr') ? plain(value) : Number(value))
    }
    return cells
  })
