import { useMemo } from 'react'
import { titleOf } from '../../../shared/access/screens.ts'
import { permissionTexts } from '../../../shared/areas/permissions/words.ts'
import { commonTexts } from '../../../shared/i18n/common.ts'
import { consoleTexts } from '../../../shared/i18n/console.ts'
import { ruleTexts } from '../../../shared/i18n/rules.ts'
import { screenTexts } from '../../../shared/i18n/screens.ts'
import { allTexts, translator } from '../../../shared/i18n/texts.ts'
import { usePreferences } from '../../state/preferences.ts'

const texts = allTexts(commonTexts, consoleTexts, screenTexts, ruleTexts, permissionTexts)
type PermissionKey = keyof typeof texts.zh

const isKey = (key: string): key is PermissionKey => key in texts.zh

/** Texts of this page, and the words of what comes as an id. */
export const usePermissionsText = () => {
  const language = usePreferences((state) => state.language)
  return useMemo(() => {
    const text = translator(texts, language)
    const word = (key: string, otherwise: string): string => (isKey(key) ? text(key) : otherwise)
    return {
      text,
      /** The sentence of a rule. */
      ruleText: (id: string) => word(`rule.${id}`, id),
      /** The title of a screen as `record`'s mode calls it. */
      title: (...of: Parameters<typeof titleOf>) => word(titleOf(...of), of[0]),
      fieldText: (id: string) => word(`perm.field.${id}`, id),
      /** The name of a field's value; undefined for fields that are on or off. */
      valueText: (id: string, value: string) => word(`perm.value.${id}.${value}`, '') || undefined,
    }
  }, [language])
}
