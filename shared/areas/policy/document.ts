import type { Language } from '../../i18n/texts.ts'

export interface PolicySection {
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** A list below the paragraphs. */
  readonly points?: readonly string[]
}

/** A legal text as plain data; both languages hold the same sections in the same order. */
export interface PolicyDocument {
  readonly version: string
  /** `YYYY-MM-DD` from which it holds. */
  readonly date: string
  readonly texts: Readonly<Record<Language, { readonly title: string; readonly sections: readonly PolicySection[] }>>
}
