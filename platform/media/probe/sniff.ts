export type Look = 'film' | 'picture' | 'text' | 'none'

const begins = (head: Buffer, bytes: readonly number[], at = 0): boolean =>
  bytes.every((byte, index) => head[at + index] === byte)
const says = (head: Buffer, text: string, at = 0): boolean => head.toString('latin1', at, at + text.length) === text

/** Brands of ISO files that are pictures. */
const pictureBrands = ['avif', 'avis', 'heic', 'heix', 'mif1', 'msf1']

const isPicture = (head: Buffer): boolean =>
  begins(head, [0xff, 0xd8, 0xff]) ||
  begins(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ||
  (says(head, 'RIFF') && says(head, 'WEBP', 8))

const isFilm = (head: Buffer): boolean =>
  (says(head, 'ftyp', 4) && !pictureBrands.includes(head.toString('latin1', 8, 12))) ||
  begins(head, [0x1a, 0x45, 0xdf, 0xa3]) ||
  (says(head, 'RIFF') && says(head, 'WAVE', 8)) ||
  says(head, 'OggS') ||
  says(head, 'ID3') ||
  (head[0] === 0xff && [0xfb, 0xfa, 0xf3, 0xf2].includes(head[1] ?? 0))

/** What other programs would make of it, and archives: never a text. */
const isProgram = (head: Buffer): boolean => begins(head, [0x50, 0x4b]) || says(head, 'MZ') || says(head, '%PDF')

/** Who is asked about a file that begins like this. */
export const sniff = (head: Buffer): Look => {
  if (isPicture(head)) return 'picture'
  if (isFilm(head)) return 'film'
  return isProgram(head) || head.includes(0) ? 'none' : 'text'
}
