import { defineWords } from './texts.ts'

/** What is said about the name and the bank of a person: the part of the error catalogue that few forms need. */
export const payeeTexts = defineWords({
  'form.name.missing': ['请输入姓名', 'please enter name'],
  'form.name.wrong': ['请输入正确的姓名', 'please enter correct name'],
  'form.bankname.missing': ['请输入开户行', 'please enter bank name'],
  'form.bankname.wrong': ['请输入正确的开户行', 'please enter correct bank name'],
  'form.banknumber.missing': ['请输入银行卡号', 'please enter bank card number'],
  'form.banknumber.wrong': ['请输入正确的银行卡号', 'please enter correct bank card number'],
})
