import { curatedTexts } from '../../../shared/areas/curated/words.ts'
import { marketTexts } from '../../../shared/areas/products/action-words.ts'
import { screenTexts } from '../../../shared/i18n/screens.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

const texts = allTexts(commonWords, curatedTexts, marketTexts, screenTexts)
export const useCuratedText = wordsHook(texts)

export const topicKey = (topic: number): string => `curated.topic.${topic}`
