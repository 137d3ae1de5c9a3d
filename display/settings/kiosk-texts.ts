import { kioskWords } from '../../shared/areas/wall/kiosk-words.ts'
import { type Translate, translators } from '../../shared/i18n/texts.ts'
import { useSettings } from './settings.ts'

const words = translators(kioskWords)

/** Words of a wall's keys, which come after its first picture. */
export const useKioskTexts = (): Translate<keyof (typeof kioskWords)['zh']> => words[useSettings().language]
