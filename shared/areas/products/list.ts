import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { ratingBands } from '../../lists/rating.ts'
import { collabTypes } from '../orders/enums.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const
const sorted = { sort: true } as const

/** 0 draft, 1 on sale, 2 in review, 3 refused, 4 off the shelf, 5 frozen, 6 deleted. */
export const productStatuses = [0, 1, 2, 3, 4, 5, 6] as const

/** Of the last 7 days' mean against that of 30 days: 1 above it by more than a fifth, 2 below it by more, else 0. */
export const trends = [0, 1, 2] as const
/** 1 promoted, 2 about to leave the shelf, 3 off the shelf, 4 hardly in stock, 5 its commission is to be lowered. */
export const offerState = { promoted: 1, leaving: 2, off: 3, short: 4, lowering: 5 } as const
/** Items in stock below which a product counts as hardly in stock. */
export const SHORT_STOCK = 10
/** Basis points from which on a commission is high. */
export const HIGH_RATE_BP = 2000
/** Of the shop: 1 local, 2 cross-border. */
export const sellerTypes = [1, 2] as const

/** T-PROD: products of the company, and what the viewer's own order lines say of them. */
export const productColumns = [
  c.text('title', { ...shown, width: 230 }),
  c.id('product_id', { width: 180 }),
  c.country('region', { ...shown, width: 96 }),
  c.names('category_name', { ...shown, width: 150 }),
  c.text('shop_name', { ...shown, width: 130 }),
  c.money('min_price', { ...both, width: 125 }),
  c.money('max_price', { ...sorted, width: 125 }),
  c.rate('commission_rate_bp', { ...both, width: 120 }),
  c.money('est_commission_per_item', { ...both, width: 130 }),
  c.rate('shop_ads_rate_bp', { ...sorted, width: 110 }),
  c.count('sales_7d', { ...both, width: 120 }),
  c.count('sales_30d', { ...both, width: 125 }),
  c.money('gmv_30d', { ...both, width: 130 }),
  c.money('ours_30d', { ...sorted, width: 130, metric: 'M11_OURS' }),
  c.enum('trend_flag', { ...shown, labels: 'trend', width: 90 }),
  c.count('total_sales', { ...sorted, width: 100 }),
  c.count('creator_count', { ...both, width: 110 }),
  c.count('video_count', { ...sorted, width: 110 }),
  c.count('live_count', { ...sorted, width: 110 }),
  c.ratio('rating', { ...both, width: 80 }),
  c.count('review_count', { ...sorted, width: 100 }),
  c.count('inventory', { ...sorted, width: 100 }),
  c.enum('sample_status', { ...shown, labels: 'sample', width: 90 }),
  c.count('sample_quota', { ...shown, width: 90 }),
  c.enum('collab_type', { labels: 'collab', width: 110 }),
  c.enum('seller_type', { labels: 'seller', width: 90 }),
  c.time('first_seen_time', sorted),
  c.enum('offer_state', { ...shown, labels: 'offer', width: 120 }),
  c.enum('status', { labels: 'product', width: 100 }),
] as const

export const productList = defineList({
  id: 'products',
  screen: 'product',
  path: '/api/v1/product/list',
  rowKey: 'product_id',
  columns: productColumns,
  filters: [
    { kind: 'choice', name: 'offer_state', labels: 'offer', options: Object.values(offerState) },
    { kind: 'country', name: 'region' },
    { kind: 'pick', name: 'category' },
    { kind: 'range', name: 'price', unit: 'money' },
    { kind: 'range', name: 'commission_rate_bp', unit: 'rate' },
    { kind: 'range', name: 'sales_30d', unit: 'count' },
    { kind: 'range', name: 'gmv_30d', unit: 'money' },
    { kind: 'choice', name: 'rating_band', labels: 'rating', options: ratingBands },
    { kind: 'range', name: 'review_count', unit: 'count' },
    { kind: 'range', name: 'creator_count', unit: 'count' },
    { kind: 'choice', name: 'trend_flag', labels: 'trend', options: trends },
    { kind: 'choice', name: 'collab_type', labels: 'collab', options: collabTypes },
    { kind: 'flag', name: 'has_sample' },
    { kind: 'choice', name: 'seller_type', labels: 'seller', options: sellerTypes },
    { kind: 'choice', name: 'status', labels: 'product', options: productStatuses },
    { kind: 'period', types: ['first_seen'] },
  ],
  kpi: [],
  figures: [
    { name: 'promoted', unit: 'count' },
    { name: 'mean_rate', unit: 'rate' },
    { name: 'new_today', unit: 'count' },
    { name: 'high_rate', unit: 'count' },
  ],
  totals: ['sales_7d', 'sales_30d', 'gmv_30d'],
  sort: { field: 'gmv_30d', order: 'desc' },
})
