import { newCompanyFields, operationsApi } from '../areas/operations/api.ts'
import { defineWords, joinTexts } from '../i18n/texts.ts'
import { settingWords } from './company.ts'
import { defineForm } from './define-form.ts'

/** A new company with the account that leads it, made by an operator. */
export const newCompanyForm = defineForm({
  id: 'newCompany',
  endpoint: operationsApi.newCompany,
  words: joinTexts(
    settingWords,
    defineWords({
      'form.newCompany.title': ['新建公司', 'New company'],
      'form.newCompany.note': [
        '同时创建负责人账号，它能看到整个公司；首次登录时要先设置自己的密码。',
        'The account of its leader, who sees the whole company, is made with it; the first sign-in asks for a password of their own.',
      ],
      'form.newCompany.company_title': ['公司名称', 'Name'],
      'form.newCompany.zone': ['时区', 'Time zone'],
      'form.newCompany.cut_hour': ['每天从几点起算（切日）', 'First hour of a day (cut hour)'],
      'form.newCompany.currency': ['币种', 'Currency'],
      'form.newCompany.seats': ['席位', 'Seats'],
      'form.newCompany.end_day': ['到期日', 'Last day'],
      'form.newCompany.end_day.note': ['留空表示长期有效', 'Empty: without an end'],
      'form.newCompany.username': ['负责人账号', 'Its leader’s account'],
      'form.newCompany.username.note': ['4 至 32 位字母、数字、点、横线', '4 to 32 letters, digits, dots or hyphens'],
      'form.newCompany.password': ['初始密码', 'First password'],
      'form.newCompany.send': ['创建', 'Make it'],
      'form.newCompany.done': ['公司已创建', 'The company is made'],
    }),
  ),
  fields: newCompanyFields,
  input: ({ currency, ...values }) => ({ ...values, currency: currency.toUpperCase() }),
  refreshes: true,
})
