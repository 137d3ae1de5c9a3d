import { wallTexts } from '../../shared/areas/wall/words.ts'
import { commonTexts } from '../../shared/i18n/common.ts'
import { joinTexts, type Translate, translators } from '../../shared/i18n/texts.ts'
import { useSettings } from './settings.ts'

const tables = joinTexts(commonTexts, wallTexts)
export type WallKey = keyof (typeof tables)['zh']
export type WallTranslate = Translate<WallKey>

const words = translators(tables)

export const useTexts = (): WallTranslate => words[useSettings().language]

/** True when the dictionary has a text of this key. */
export const isKey = (key: string): key is WallKey => key in tables.zh
