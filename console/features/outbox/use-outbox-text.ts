import { useMemo } from 'react'
import { outboxTexts } from '../../../shared/i18n/outbox.ts'
import { type Translate, translator } from '../../../shared/i18n/texts.ts'
import { usePreferences } from '../../state/preferences.ts'

type OutboxKey = keyof typeof outboxTexts.zh

export const useOutboxText = (): Translate<OutboxKey> => {
  const language = usePreferences((state) => state.language)
  return useMemo(() => translator(outboxTexts, language), [language])
}

export const isOutboxKey = (key: string): key is OutboxKey => key in outboxTexts.zh
