import { defineImport, i } from './import.ts'

/** What buyers wrote of products. */
export const reviewImport = defineImport({
  id: 'reviews',
  title: ['导入评论', 'Import reviews'],
  note: [
    '每行一条评论：评论ID、商品ID、星级、内容和时间。商品须在选品中；同一评论ID再次导入时更新。',
    'A line for each review: its id, product, stars, text and time. The product must stand in the marketplace; the same id again changes its review.',
  ],
  screens: ['goodsAnalyse'],
  by: 'company',
  columns: [
    i.text('review_id', { named: ['评论ID', 'Review ID', 'review_id', '评价ID'], needed: true, least: 1, most: 64 }),
    i.text('product_id', { named: ['商品ID', 'Product ID', '产品ID', 'product_id'], needed: true, least: 1, most: 60 }),
    i.text('sku_name', { named: ['规格', 'Variation', 'SKU', 'sku_name', 'SKU name'], most: 200 }),
    i.count('rating', { named: ['星级', 'Rating', 'Stars', '评分', 'Star rating'], needed: true, least: 1, most: 5 }),
    i.text('text', { named: ['评论内容', 'Review', '评论', 'Content', 'Review text', 'Comment'], most: 2000 }),
    i.time('time', { named: ['评论时间', 'Time', 'Review time', 'Date', 'Created time'], needed: true }),
  ],
  key: ['review_id'],
  updates: ['sku_name', 'rating', 'text'],
})
