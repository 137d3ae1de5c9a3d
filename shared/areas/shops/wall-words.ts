import { defineWords } from '../../i18n/texts.ts'

/** Words of the wall of several shops, beside those of the data wall. */
export const shopWallWords = defineWords({
  'shopKpi.M30': ['毛利', 'Gross profit'],
  'shopKpi.M25': ['广告消耗', 'Ad spend'],
  'zone.shop_todo': ['待办', 'To do'],
  'shopTodo.overdue': ['发货超时', 'Late to ship'],
  'shopTodo.out_of_stock': ['在售缺货', 'Out of stock'],
  'shopTodo.auth': ['授权到期', 'Authorisations'],
})
