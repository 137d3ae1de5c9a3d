/** What a caller may ask or say in words of its own: the file's encoding, its dates, numbers or currency, or that it was stopped. */
export type ImportTrouble = 'encoding' | 'dates' | 'numbers' | 'currency' | 'stopped'

/** Why an import cannot go on, as one sentence in Chinese and one in English. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
  readonly zh: string
  readonly en: string
  readonly trouble: ImportTrouble | undefined

  constructor(zh: string, en: string, trouble?: ImportTrouble) {
    super(`${zh}\n${en}`)
    this.zh = zh
    this.en = en
    this.trouble = trouble
  }
}
