import { companyTexts } from '../../../shared/i18n/company.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

export const useCompanyText = textsHook(companyTexts)
