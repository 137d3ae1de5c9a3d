import { type CompanyState, companyApi } from '../areas/company/api.ts'
import { knownCurrencies } from '../format/number.ts'
import { defineWords } from '../i18n/texts.ts'
import { isZone } from '../time/zone.ts'
import { defineForm } from './define-form.ts'
import { f } from './form.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)
/** `04:00` */
const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

const words = defineWords({
  ...Object.fromEntries(hours.map((hour) => [`hour.${hour}`, [hourText(hour), hourText(hour)] as const])),
  'form.company.title': ['公司设置', 'Company settings'],
  'form.company.zone': ['时区', 'Time zone'],
  'form.company.zone.wrong': [
    '没有这个时区，请从列表中选择，如 Asia/Shanghai',
    'There is no such time zone; choose one of the list, like Asia/Shanghai',
  ],
  'form.company.cut_hour': ['每天从几点起算（切日）', 'First hour of a day (cut hour)'],
  'form.company.currency': ['币种', 'Currency'],
  'form.company.currency.wrong': ['请填写三个大写字母的币种，如 USD', 'Three capital letters, like USD'],
  'form.company.send': ['更改', 'Change'],
  'form.company.ask': ['更改“{company}”的设置？', 'Change the settings of “{company}”?'],
  'form.company.askText': [
    '{changes}。公司共有 {orders} 个订单，将在后台处理，完成前一切保持原样。',
    '{changes}. The company has {orders} orders; they are worked off in the background, and all stays as it is until that has ended.',
  ],
  'form.company.yes': ['开始更改', 'Begin'],
})

/** By which zone and from which hour a company's days are cut, and in which currency its amounts stand. */
export const companyForm = defineForm({
  id: 'company',
  endpoint: companyApi.change,
  words,
  asks: 'before-after',
  fields: [
    f.text('zone', {
      most: 60,
      offers: Intl.supportedValuesOf('timeZone'),
      rule: (zone: string) => (isZone(zone.trim()) ? undefined : 'form.company.zone.wrong'),
    }),
    f.choice('cut_hour', { options: hours, labels: 'hour' }),
    f.text('currency', {
      most: 3,
      offers: knownCurrencies,
      rule: (code: string) => (/^[A-Za-z]{3}$/.test(code.trim()) ? undefined : 'form.company.currency.wrong'),
    }),
  ],
  input: ({ currency, ...values }, { company, settings }: Pick<CompanyState, 'company' | 'settings'>) => ({
    ...values,
    currency: currency.toUpperCase(),
    company: company.id,
    from: settings,
  }),
})
