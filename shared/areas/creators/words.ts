import { defineWords } from '../../i18n/texts.ts'

/** Words of the creators' pages. */
export const creatorWords = defineWords({
  'creator.facts': ['达人信息', 'Facts'],
  'creator.binding': ['绑定', 'Binding'],
  'creator.orders': ['查看近30天订单', 'Orders of 30 days'],
})
