import type { Language } from '../../i18n/texts.ts'
import type { PolicyType } from './api.ts'
import { dataUse } from './data-use.ts'
import type { PolicyDocument, PolicySection } from './document.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

const documents: Readonly<Record<PolicyType, PolicyDocument>> = { privacy, terms, data: dataUse }

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)

const sectionHtml = ({ heading, paragraphs, points = [] }: PolicySection): string =>
  [
    `<h3>${escaped(heading)}</h3>`,
    ...paragraphs.map((text) => `<p>${escaped(text)}</p>`),
    ...(points.length > 0 ? [`<ul>${points.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`] : []),
  ].join('')

/** A document's sections as HTML of the allowlist. */
export const policyHtml = (type: PolicyType, language: Language): string =>
  documents[type].texts[language].sections.map(sectionHtml).join('')

/** What stands above the sections. */
export const policyHead = (
  type: PolicyType,
  language: Language,
): { readonly title: string; readonly version: string; readonly date: string } => {
  const { version, date, texts } = documents[type]
  return { title: texts[language].title, version, date }
}
