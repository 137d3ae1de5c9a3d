import { formWords } from '../../shared/forms/words.ts'
import { allTexts, type Texts } from '../../shared/i18n/texts.ts'
import { type Words, wordsHook } from '../i18n/texts-hook.ts'

/** The words of all forms, and of a form. */
export type FormText = Words<keyof typeof formWords.zh>

const hooks = new WeakMap<Texts<string>, () => FormText>()

/** The hook of a form's words together with those of all forms: one for each table. */
const hookOf = (words: Texts<string>): (() => FormText) => {
  const known = hooks.get(words)
  if (known) return known
  const hook = wordsHook<keyof typeof formWords.zh>(allTexts(formWords, words))
  hooks.set(words, hook)
  return hook
}

export const useFormText = (words: Texts<string>): FormText => hookOf(words)()
