import type { useCuratedText } from './use-curated-text.ts'

/** Whose issue it is, in words: a company, or the people who belong to none. */
export const companyText = (
  text: ReturnType<typeof useCuratedText>,
  { id, name }: { readonly id: number; readonly name: string },
): string => (id === 0 ? text('curated.noCompany', { company: name }) : name || String(id))
