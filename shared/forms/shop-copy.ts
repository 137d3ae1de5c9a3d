import { copyFields, shopCopyApi } from '../areas/shop-copies/api.ts'
import { defineWords } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'

/** Products of one shop to others: from where and what, to where, by which rules. */
export const shopCopyForm = defineForm({
  id: 'shopCopy',
  endpoint: shopCopyApi.create,
  words: defineWords({
    'form.shopCopy.title': ['新建复制任务', 'Copy products'],
    'form.shopCopy.note': [
      '保存后先检查每个商品，确认后再执行。',
      'Every product is checked first; nothing is written until you begin.',
    ],
    'form.shopCopy.step.source': ['来源', 'From'],
    'form.shopCopy.step.target': ['目标', 'To'],
    'form.shopCopy.step.price': ['价格与库存', 'Price and stock'],
    'form.shopCopy.step.words': ['标题', 'Title'],
    'form.shopCopy.source_shop': ['来源店铺', 'From which shop'],
    'form.shopCopy.product_ids': ['商品ID', 'Product ids'],
    'form.shopCopy.product_ids.note': [
      '用逗号、空格或换行隔开；留空表示全部在售商品，最多 500 个',
      'With commas, blanks or line breaks between; empty: all that it sells, 500 at most',
    ],
    'form.shopCopy.target_shop': ['目标店铺', 'To which shop'],
    'form.shopCopy.target_shop_2': ['目标店铺 2', 'Second shop'],
    'form.shopCopy.target_shop_3': ['目标店铺 3', 'Third shop'],
    'form.shopCopy.skip_existing': ['跳过目标店铺已有的同名商品', 'Skip what the shop has under that title'],
    'form.shopCopy.price_bp': ['价格涨跌幅', 'Change of prices'],
    'form.shopCopy.price_add_amt': ['再加（可为负）', 'Then add (may be negative)'],
    'form.shopCopy.price_ending': ['尾数（最后两位）', 'Last two digits'],
    'form.shopCopy.stock': ['库存（每个 SKU）', 'Stock of every SKU'],
    'form.shopCopy.stock.note': ['留空表示沿用', 'Empty: as it is'],
    'form.shopCopy.title_prefix': ['标题前缀', 'Before the title'],
    'form.shopCopy.title_suffix': ['标题后缀', 'Behind the title'],
    'form.shopCopy.remove_words': ['去掉的词（品牌词等）', 'Words to take out'],
    'form.shopCopy.remove_words.note': ['多个词用逗号隔开', 'With commas between'],
    'form.shopCopy.send': ['检查', 'Check'],
    'form.shopCopy.done': ['检查完成，请查看结果后执行', 'Checked: look at it, then begin'],
  }),
  fields: copyFields,
  refreshes: true,
  steps: {
    source: ['source_shop', 'product_ids'],
    target: ['target_shop', 'target_shop_2', 'target_shop_3', 'skip_existing'],
    price: ['price_bp', 'price_add_amt', 'price_ending', 'stock'],
    words: ['title_prefix', 'title_suffix', 'remove_words'],
  },
})
