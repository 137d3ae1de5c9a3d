import { defineWords } from '../../i18n/texts.ts'

/** Words of the own products' workflow. */
export const shopProductWords = defineWords({
  'transition.product.on': ['上架', 'Put on sale'],
  'transition.product.on.note': ['只有已下架的商品可以上架。', 'Only products off the shelf can go on sale.'],
  'transition.product.off': ['下架', 'Take off'],
  'transition.product.off.note': ['只有在售的商品可以下架。', 'Only products on sale can be taken off the shelf.'],
  'transition.product.price': ['改价', 'Change prices'],
  'transition.product.price.note': ['按比例调整每个 SKU 的价格，四舍五入到最小货币单位；-10 表示降价 10%。', 'Changes the price of every SKU by this share, half-up; -10 is ten percent off.'],
  'form.product.price.change_bp': ['涨跌幅', 'Change'],
  'transition.product.stock': ['改库存', 'Change stock'],
  'transition.product.stock.note': ['每个 SKU 的库存都改为这个数。', 'The stock of every SKU becomes this number.'],
  'form.product.stock.stock': ['库存（件）', 'Stock (pieces)'],
  'transition.product.commission': ['设佣金', 'Set commission'],
  'transition.product.commission.note': ['公开合作佣金率，1–80%。', 'Rate of the open collaboration, 1 to 80 %.'],
  'form.product.commission.rate_bp': ['佣金率', 'Commission rate'],
  'transition.product.cost': ['录入成本', 'Enter cost'],
  'transition.product.cost.note': ['每个 SKU 的单件成本都改为这个数；不同的成本请在详情里逐个录入或导入。', 'The cost of every SKU becomes this; enter different costs one by one, or import them.'],
  'form.product.cost.cost': ['单件成本', 'Cost of one piece'],
})
