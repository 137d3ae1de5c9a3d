import { shopWallWords } from '../../shared/areas/shops/wall-words.ts'
import { type Translate, translators } from '../../shared/i18n/texts.ts'
import { useSettings } from './settings.ts'

const words = translators(shopWallWords)

/** Words of the wall of several shops; the data wall does not load them. */
export const useShopTexts = (): Translate<keyof (typeof shopWallWords)['zh']> => words[useSettings().language]
