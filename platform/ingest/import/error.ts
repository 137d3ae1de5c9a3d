/** Why an import cannot go on, as one sentence in Chinese and one in English. */
export class ImportError extends Error {
  override readonly name = 'ImportError'

  constructor(zh: string, en: string) {
    super(`${zh}\n${en}`)
  }
}
