import { commonTexts } from '../../shared/i18n/common.ts'
import { joinTexts, type Translate, translator } from '../../shared/i18n/texts.ts'
import { wallTexts } from '../../shared/i18n/wall.ts'
import { useSettings } from './settings.ts'

const tables = joinTexts(commonTexts, wallTexts)
export type WallKey = keyof (typeof tables)['zh']
export type WallTranslate = Translate<WallKey>

const translators: Readonly<Record<'zh' | 'en', WallTranslate>> = {
  zh: translator(tables, 'zh'),
  en: translator(tables, 'en'),
}

export const useTexts = (): WallTranslate => translators[useSettings().language]

/** True when the dictionary has a text of this key. */
export const isKey = (key: string): key is WallKey => key in tables.zh
