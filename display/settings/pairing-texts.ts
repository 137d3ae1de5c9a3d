import { pairingWords } from '../../shared/areas/walls/pairing-words.ts'
import { type Language, type Translate, translators } from '../../shared/i18n/texts.ts'
import { useSettings } from './settings.ts'

const words = translators(pairingWords)
export type PairingKey = keyof (typeof pairingWords)['zh']

/** Words of a wall that is nobody's, in its own language and in the other: who stands before it may read either. */
export const usePairingTexts = (): readonly [Translate<PairingKey>, Translate<PairingKey>] => {
  const { language } = useSettings()
  const other: Language = language === 'zh' ? 'en' : 'zh'
  return [words[language], words[other]]
}
