import { knownCurrencies } from '../../format/number.ts'
import { f } from '../../forms/form.ts'
import { isZone } from '../../time/zone.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** By what a company's days are cut, and in what its amounts stand. */
export const settingFields = [
  f.text('zone', {
    most: 60,
    offers: Intl.supportedValuesOf('timeZone'),
    rule: (zone: string) => (isZone(zone.trim()) ? undefined : 'form.company.zone.wrong'),
  }),
  f.choice('cut_hour', { options: hours, labels: 'hour', first: 0 }),
  f.text('currency', {
    most: 3,
    offers: knownCurrencies,
    rule: (code: string) => (/^[A-Za-z]{3}$/.test(code.trim()) ? undefined : 'form.company.currency.wrong'),
  }),
] as const
