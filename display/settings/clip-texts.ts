import { clipReasonWords } from '../../shared/areas/clips/reason-words.ts'
import { clipWallWords } from '../../shared/areas/clips/wall-words.ts'
import { materialKindWords } from '../../shared/areas/materials/kind-words.ts'
import { allTexts, type Translate, translators } from '../../shared/i18n/texts.ts'
import { useSettings } from './settings.ts'

const tables = allTexts(clipWallWords, clipReasonWords, materialKindWords)
type ClipKey = keyof (typeof tables)['zh']
export type ClipTranslate = Translate<ClipKey>

const words = translators(tables)

/** Words of the clip wall; the data wall does not load them. */
export const useClipTexts = (): ClipTranslate => words[useSettings().language]

/** True when there is a text of this key. */
export const isClipKey = (key: string): key is ClipKey => key in tables.zh

/** What a news item of clip work says; undefined where this build has no words for it. */
export const clipNews = (t: ClipTranslate, code: string, params: Parameters<ClipTranslate>[1]): string | undefined => {
  const key = `ticker.${code}`
  const reason = `clipReason.${params?.reason}`
  return isClipKey(key) ? t(key, isClipKey(reason) ? { ...params, reason: t(reason) } : params) : undefined
}
