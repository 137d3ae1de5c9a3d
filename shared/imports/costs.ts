import { defineImport, i } from './import.ts'

/** Minor units: at most ten million of the unit, enough for every currency. */
const MOST_AMOUNT = 1_000_000_000

/** What one piece of a SKU costs. */
export const costImport = defineImport({
  id: 'costs',
  title: ['导入成本', 'Import costs'],
  note: [
    '每行一个 SKU（SKU ID 或商家 SKU）和单件成本，按公司币种。只改成本，其余不动；毛利随即按新成本计算。',
    'A line for each SKU (SKU ID or seller SKU) with the cost of one piece, in the company’s currency. Nothing but the cost changes; profit is worked out with it at once.',
  ],
  screens: ['product', 'orders'],
  mode: 'shops',
  by: 'anyone',
  columns: [
    i.text('sku', {
      named: ['SKU', 'SKU ID', 'ID Sku', 'sku_id', '商家SKU', 'Seller SKU', '商家编码', 'seller_sku', 'SKU编号'],
      needed: true,
      most: 200,
    }),
    i.money('cost', {
      named: [
        '成本',
        'Cost',
        '单件成本',
        '商品成本',
        '采购价',
        'Unit cost',
        'Product cost',
        'COGS',
        'Cost per item',
        'cost',
      ],
      needed: true,
      least: 0,
      most: MOST_AMOUNT,
    }),
    i.currency('currency', { named: ['币种', 'Currency', '货币单位', 'Mata Uang', 'currency'] }),
  ],
  key: ['sku'],
  updates: ['cost'],
})
