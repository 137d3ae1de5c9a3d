import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  readonly name: string
  readonly content: string | Buffer
  /** Overwrites what the archive says of the entry; a broken or hostile one says something else than is true. */
  readonly says?: Partial<Record<'flags' | 'method' | 'crc' | 'size', number>>
}

const header = (...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer => {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}

/** A zip archive, written by hand so that it may be wrong in any way. */
export const zip = (entries: readonly ZipEntry[]): Buffer => {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, content, says = {} } of entries) {
    const bytes = Buffer.from(content)
    const path = Buffer.from(name)
    const method = says.method ?? 8
    const packed = method === 8 ? deflateRawSync(bytes) : bytes
    const known = [
      [2, 20],
      [2, says.flags ?? 0x800],
      [2, method],
      [4, 0],
      [4, says.crc ?? crc32(bytes)],
      [4, packed.length],
      [4, says.size ?? bytes.length],
      [2, path.length],
      [2, 0],
    ] as const
    const head = header([4, 0x04034b50], ...known)
    local.push(head, path, packed)
    central.push(header([4, 0x02014b50], [2, 20], ...known, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), path)
    offset += head.length + path.length + packed.length
  }
  const directory = Buffer.concat(central)
  const count = entries.length
  const end = [
    [4, 0x06054b50],
    [4, 0],
    [2, count],
    [2, count],
    [4, directory.length],
    [4, offset],
    [2, 0],
  ] as const
  return Buffer.concat([...local, directory, header(...end)])
}
