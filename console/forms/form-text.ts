import { formWords } from '../../shared/forms/words.ts'
import { allTexts, type Texts } from '../../shared/i18n/texts.ts'
import { commonWords } from '../../shared/words/common.ts'
import { type Words, wordsHook } from '../i18n/texts-hook.ts'

const everyForm = allTexts(commonWords, formWords)

/** The words of all forms, and of a form. */
export type FormText = Words<keyof typeof everyForm.zh>

const hooks = new WeakMap<Texts<string>, () => FormText>()

/** The hook of a form's words together with those of all forms: one for each table. */
const hookOf = (words: Texts<string>): (() => FormText) => {
  const known = hooks.get(words)
  if (known) return known
  const hook = wordsHook<keyof typeof everyForm.zh>(allTexts(everyForm, words))
  hooks.set(words, hook)
  return hook
}

export const useFormText = (words: Texts<string>): FormText => hookOf(words)()
