import { type CompanyState, companyApi } from '../areas/company/api.ts'
import { settingFields } from '../areas/company/setting-fields.ts'
import { defineWords, joinTexts } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)
/** `04:00` */
const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** Words of the settings, which a new company is asked for too. */
export const settingWords = defineWords({
  ...Object.fromEntries(hours.map((hour) => [`hour.${hour}`, [hourText(hour), hourText(hour)] as const])),
  'form.company.zone.wrong': [
    '没有这个时区，请从列表中选择，如 Asia/Shanghai',
    'There is no such time zone; choose one of the list, like Asia/Shanghai',
  ],
  'form.company.currency.wrong': ['请填写三个大写字母的币种，如 USD', 'Three capital letters, like USD'],
})

const words = joinTexts(
  settingWords,
  defineWords({
    'form.company.title': ['公司设置', 'Company settings'],
    'form.company.zone': ['时区', 'Time zone'],
    'form.company.cut_hour': ['每天从几点起算（切日）', 'First hour of a day (cut hour)'],
    'form.company.currency': ['币种', 'Currency'],
    'form.company.send': ['更改', 'Change'],
    'form.company.ask': ['更改“{company}”的设置？', 'Change the settings of “{company}”?'],
    'form.company.askText': [
      '{changes}。公司共有 {orders} 个订单，将在后台处理，完成前一切保持原样。',
      '{changes}. The company has {orders} orders; they are worked off in the background, and all stays as it is until that has ended.',
    ],
    'form.company.yes': ['开始更改', 'Begin'],
  }),
)

/** By which zone and from which hour a company's days are cut, and in which currency its amounts stand. */
export const companyForm = defineForm({
  id: 'company',
  endpoint: companyApi.change,
  words,
  asks: 'before-after',
  fields: settingFields,
  input: ({ currency, ...values }, { company, settings }: Pick<CompanyState, 'company' | 'settings'>) => ({
    ...values,
    currency: currency.toUpperCase(),
    company: company.id,
    from: settings,
  }),
})
