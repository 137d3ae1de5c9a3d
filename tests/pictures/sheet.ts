import sharp, { type OverlayOptions } from 'sharp'

/** A picture as PNG bytes, and what it shows. */
export interface Shot {
  readonly name: string
  readonly png: Buffer
}

const WIDTH = 800
const GAP = 16
const TITLE = 32

const titleOf = (name: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${TITLE}"><text x="0" y="22" font-family="sans-serif" font-size="20" fill="#5d6b82">${name}</text></svg>`,
  )

/** Rows of two pictures each, every one as wide as the other and named above, as one WebP. */
export const sheetOf = async (rows: readonly (readonly [Shot, Shot])[]): Promise<Buffer> => {
  let top = GAP
  const parts: OverlayOptions[] = []
  for (const row of rows) {
    const small = await Promise.all(row.map(({ png }) => sharp(png).resize({ width: WIDTH }).png().toBuffer()))
    const heights = await Promise.all(small.map(async (png) => (await sharp(png).metadata()).height))
    for (const [n, { name }] of row.entries()) {
      const left = GAP + n * (WIDTH + GAP)
      parts.push({ input: titleOf(name), left, top }, { input: small[n] ?? Buffer.alloc(0), left, top: top + TITLE })
    }
    top += TITLE + Math.max(...heights) + GAP
  }
  const canvas = { width: GAP + 2 * (WIDTH + GAP), height: top, channels: 3 as const, background: '#ffffff' }
  return sharp({ create: canvas }).composite(parts).webp({ quality: 72 }).toBuffer()
}
