import { closedWords } from '../../shared/areas/wall/closed-words.ts'
import { type Translate, translators } from '../../shared/i18n/texts.ts'
import { useSettings } from './settings.ts'

const words = translators(closedWords)

/** Words of a wall that is closed; one that is open does not load them. */
export const useClosedTexts = (): Translate<keyof (typeof closedWords)['zh']> => words[useSettings().language]
