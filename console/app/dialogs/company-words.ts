import type { CompanySettings } from '../../../shared/areas/company/api.ts'
import type { CompanyText } from './use-company-text.ts'

/** `04:00` */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** What a change changes, old → new. */
export const changesText = (text: CompanyText, from: CompanySettings, to: CompanySettings): string => {
  const rows = [
    [text('company.zone'), from.zone, to.zone],
    [text('company.cut'), hourText(from.cut_hour), hourText(to.cut_hour)],
    [text('company.currency'), from.currency, to.currency],
  ] as const
  return rows
    .filter(([, before, after]) => before !== after)
    .map(([name, before, after]) => text('company.change', { name, from: before, to: after }))
    .join(text('company.between'))
}
