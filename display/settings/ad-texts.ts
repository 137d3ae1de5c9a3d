import { adWallWords } from '../../shared/areas/ads/wall-words.ts'
import { type Translate, translators } from '../../shared/i18n/texts.ts'
import { useSettings } from './settings.ts'

const words = translators(adWallWords)

/** Words of the wall of ads; the data wall does not load them. */
export const useAdTexts = (): Translate<keyof (typeof adWallWords)['zh']> => words[useSettings().language]
