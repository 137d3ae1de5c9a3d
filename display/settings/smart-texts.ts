import { sceneWords } from '../../shared/areas/wall/playlist-words.ts'
import { smartWords } from '../../shared/areas/wall/smart-words.ts'
import { joinTexts, type Translate, translators } from '../../shared/i18n/texts.ts'
import { useSettings } from './settings.ts'

const tables = joinTexts(sceneWords, smartWords)
const words = translators(tables)

/** Words of the smart wall; the other walls do not load them. */
export const useSmartTexts = (): Translate<keyof (typeof tables)['zh']> => words[useSettings().language]
