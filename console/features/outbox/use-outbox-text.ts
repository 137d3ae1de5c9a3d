import { outboxTexts } from '../../../shared/areas/outbox/words.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

type OutboxKey = keyof typeof outboxTexts.zh

export const useOutboxText = textsHook(outboxTexts)

export const isOutboxKey = (key: string): key is OutboxKey => key in outboxTexts.zh
