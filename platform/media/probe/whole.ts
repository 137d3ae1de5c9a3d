import { type Bytes, Unfit } from './found.ts'

/** A file of more parts than this at its top is made to be slow. */
const MOST_BOXES = 4096

const boxSize = (head: Buffer, left: number): number => {
  const size = head.readUInt32BE(0)
  if (size === 0) return left
  return size === 1 ? Number(head.readBigUInt64BE(8)) : size
}

/** Every part at the top of an MP4 or MOV lies within the file. @throws {Unfit} for one that was cut off */
const requireWholeBoxes = async ({ size, at }: Bytes): Promise<void> => {
  let index = false
  let place = 0
  for (let count = 0; place < size; count++) {
    const head = await at(place, place + 16)
    if (head.length < 8 || count === MOST_BOXES) throw new Unfit('media.broken')
    const long = head.readUInt32BE(0) === 1
    if (long && head.length < 16) throw new Unfit('media.broken')
    const length = boxSize(head, size - place)
    if (length < (long ? 16 : 8) || place + length > size) throw new Unfit('media.broken')
    const kind = head.toString('latin1', 4, 8)
    index ||= kind === 'moov' || kind === 'moof'
    place += length
  }
  if (!index) throw new Unfit('media.broken')
}

/** A number of Matroska at `place`: how long it is, and its value; null when it says "unknown". */
const vint = (bytes: Buffer, place: number): { readonly length: number; readonly value: number | null } => {
  const first = bytes[place] ?? 0
  const length = Math.clz32(first) - 23
  if (first === 0 || place + length > bytes.length) throw new Unfit('media.broken')
  let value = first & ((1 << (8 - length)) - 1)
  let unknown = value === (1 << (8 - length)) - 1
  for (let one = 1; one < length; one++) {
    const byte = bytes[place + one] ?? 0
    unknown &&= byte === 0xff
    value = value * 256 + byte
  }
  return { length, value: unknown ? null : value }
}

/** A WebM whose length is told has it. @throws {Unfit} for one that was cut off */
const requireWholeSegment = async ({ size, at }: Bytes): Promise<void> => {
  const head = await at(0, 512)
  const opened = vint(head, 4)
  const segment = 4 + opened.length + (opened.value ?? 0)
  if (opened.value === null || segment + 5 > head.length || head.readUInt32BE(segment) !== 0x18538067)
    throw new Unfit('media.broken')
  const told = vint(head, segment + 4)
  if (told.value !== null && segment + 4 + told.length + told.value > size) throw new Unfit('media.broken')
}

/** @throws {Unfit} for a film whose end is missing */
export const requireWhole = async (bytes: Bytes): Promise<void> => {
  const head = await bytes.at(0, 12)
  if (head.toString('latin1', 4, 8) === 'ftyp') await requireWholeBoxes(bytes)
  if (head.readUInt32BE(0) === 0x1a45dfa3) await requireWholeSegment(bytes)
}
