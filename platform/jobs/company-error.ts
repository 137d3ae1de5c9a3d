/** Why a company cannot be changed, as one sentence in Chinese and one in English. */
export class CompanyError extends Error {
  override readonly name = 'CompanyError'
  readonly zh: string
  readonly en: string

  constructor(zh: string, en: string) {
    super(`${zh}\n${en}`)
    this.zh = zh
    this.en = en
  }
}
