import { defineWords } from '../i18n/texts.ts'

/** What the field says in which materials are chosen: it comes with the forms that have one. */
export const materialFieldWords = defineWords({
  'materialField.find': ['按素材名、标签或商品查找', 'Find by name, tag or product'],
  'materialField.none': ['没有可用的素材', 'No usable material like this'],
  'materialField.chosen': ['已选 {n} 个', '{n} chosen'],
  'materialField.unusable': ['不可用', 'not usable'],
  'materialField.until': ['授权至 {day}', 'licensed until {day}'],
})
