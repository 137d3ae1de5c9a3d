import { companyTexts } from '../../../shared/areas/company/words.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

export const useCompanyText = textsHook(companyTexts)
