import { useEffect, useState } from 'react'
import type { Language } from '../../shared/i18n/texts.ts'
import { clipPath } from '../settings/paths.ts'
import { readItem } from '../settings/stored-items.ts'

export interface Rights {
  /** Why the stored record may not see this page, a sentence for each rule; empty when it may, or when that is unknown. */
  readonly refusals: readonly { readonly rule: string; readonly sentence: Readonly<Record<Language, string>> }[]
  /** Whether it may see the clip wall. */
  readonly seesClip: boolean
}

const nothingKnown: Rights = { refusals: [], seesClip: false }

/** The shared rules and their texts are fetched here, never with the wall's first load. */
const readRights = async (): Promise<Rights> => {
  const [{ guard }, { readRecord }, { ruleTexts }] = await Promise.all([
    import('../../shared/access/guard.ts'),
    import('../../shared/record/record.ts'),
    import('../../shared/i18n/rules.ts'),
  ])
  const record = readRecord(JSON.parse(readItem('record') ?? 'null'))
  const refusing = (path: string): readonly string[] => {
    const answer = guard(path, '', readItem('token'), record)
    return answer.kind === 'denied' ? answer.rules : []
  }
  const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = ruleTexts
  return {
    refusals: refusing(location.pathname).map((rule) => ({
      rule,
      sentence: { zh: words.zh[`rule.${rule}`] ?? rule, en: words.en[`rule.${rule}`] ?? rule },
    })),
    seesClip: refusing(clipPath).length === 0,
  }
}

/** What the stored record may see; undefined while that is being found out. */
export const useRights = (): Rights | undefined => {
  const [rights, setRights] = useState<Rights>()
  useEffect(() => {
    readRights().then(setRights, () => setRights(nothingKnown))
  }, [])
  return rights
}
