import { ImportError } from '../../error.ts'
import type { ReadLimits } from '../../limits.ts'
import { damaged } from './damaged.ts'
import { readXml } from './xml.ts'

const PAGE = 1 << 20
/** Excel writes control characters of a text so; `_x005F_` is the underscore of a text that looks alike. */
const written = /_x([0-9a-f]{4})_/gi

export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(written, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** Takes the text out of what may be rich: its runs joined, how it is pronounced left out. */
export class RichText {
  readonly #tooLong: () => ImportError
  readonly #most: number
  #text = ''
  #isIn = false
  #aside = 0

  constructor(most: number, tooLong: () => ImportError) {
    this.#most = most
    this.#tooLong = tooLong
  }

  open(name: string): void {
    if (name === 'rPh') this.#aside++
    else if (name === 't') this.#isIn = this.#aside === 0
  }

  close(name: string): void {
    if (name === 'rPh') this.#aside--
    else if (name === 't') this.#isIn = false
  }

  add(piece: string): void {
    if (!this.#isIn) return
    this.#text += piece
    if (this.#text.length > this.#most) throw this.#tooLong()
  }

  take(): string {
    const text = unescaped(this.#text)
    this.#text = ''
    return text
  }
}

/**
 * The texts that cells share, read no further than they are asked for. They lie outside the thread's heap, which would not
 * hold millions of them.
 */
export class SharedTexts {
  readonly #name: string
  readonly #limits: ReadLimits
  readonly #steps: AsyncGenerator<void> | undefined
  readonly #pages: Buffer[] = []
  #starts = new Uint32Array(1024)
  #count = 0
  #end = 0
  #bytes = 0

  /** @param part the workbook's `sharedStrings`; none when it has no shared texts */
  constructor(name: string, part: AsyncIterable<string> | undefined, limits: ReadLimits) {
    this.#name = name
    this.#limits = limits
    const text = new RichText(limits.record, () => damaged(name, 'a text in it is too long for a cell'))
    this.#steps =
      part &&
      readXml(name, part, {
        open: (element) => text.open(element),
        text: (piece) => text.add(piece),
        close: (element) => {
          text.close(element)
          if (element === 'si') this.#add(text.take())
        },
      })
  }

  #add(text: string): void {
    const { sharedTexts, sharedBytes } = this.#limits
    const size = Buffer.byteLength(text)
    this.#bytes += size
    if (this.#count === sharedTexts || this.#bytes > sharedBytes)
      throw new ImportError(
        `${this.#name} 的不同文本超过 ${sharedTexts.toLocaleString('en')} 个或 ${sharedBytes / 1024 ** 2} MB：请另存为 CSV`,
        `${this.#name} has more than ${sharedTexts.toLocaleString('en')} different texts, or ${sharedBytes / 1024 ** 2} MB of them: save it as CSV`,
      )
    if (this.#count === this.#starts.length) {
      const wider = new Uint32Array(this.#starts.length * 2)
      wider.set(this.#starts)
      this.#starts = wider
    }
    // A text, its length before it, lies on one page.
    const needed = size + 4
    if (this.#end + needed > this.#pages.length * PAGE) {
      this.#end = this.#pages.length * PAGE
      this.#pages.push(Buffer.allocUnsafe(PAGE))
    }
    const page = this.#pages.at(-1)
    const at = this.#end % PAGE
    page?.writeUInt32LE(size, at)
    page?.write(text, at + 4)
    this.#starts[this.#count++] = this.#end
    this.#end += needed
  }

  /** Reads on until text `index` is there. @throws {ImportError} when there is none */
  async reach(index: number): Promise<void> {
    while (this.#count <= index)
      if (!this.#steps || (await this.#steps.next()).done)
        throw damaged(this.#name, `text ${index} of its cells is missing`)
  }

  /** Reads what is left, so that damage in it is found. */
  async finish(): Promise<void> {
    if (this.#steps) for await (const _ of this.#steps);
  }

  /** A text that has been reached. */
  get(index: number): string {
    const start = this.#starts[index] ?? 0
    const page = this.#pages[Math.floor(start / PAGE)]
    const at = (start % PAGE) + 4
    return page?.toString('utf8', at, at + page.readUInt32LE(at - 4)) ?? ''
  }

  async close(): Promise<void> {
    await this.#steps?.return(undefined)
  }
}
