import { goodsListTexts } from '../../../shared/areas/goods/list-words.ts'
import { liveListTexts, liveMarkTexts, liveWords } from '../../../shared/areas/lives/words.ts'
import { allTexts, pickTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

const liveStateTexts = pickTexts(
  goodsListTexts,
  ...([
    'liveState.0',
    'liveState.1',
    'liveState.2',
    'liveState.3',
    'liveState.4',
    'liveState.5',
    'liveState.6',
  ] as const),
)

export const useLiveText = wordsHook(allTexts(liveWords, liveListTexts, commonWords, liveStateTexts, liveMarkTexts))
