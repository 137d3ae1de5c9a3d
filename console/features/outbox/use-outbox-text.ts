import { outboxTexts } from '../../../shared/areas/outbox/words.ts'
import { screenTexts } from '../../../shared/i18n/screens.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

type OutboxKey = keyof typeof outboxTexts.zh

export const useOutboxText = textsHook(allTexts(outboxTexts, commonWords, screenTexts))

export const isOutboxKey = (key: string): key is OutboxKey => key in outboxTexts.zh
