import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { sellerTypes } from '../products/list.ts'
import { authStates, shopState } from './auth-states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** T-SHOP: the shops of the viewer's scope and the accounts on which they sell. */
export const shopList = defineList({
  id: 'shops',
  screen: 'matrix',
  path: '/api/v1/shop/list',
  rowKey: 'shop_id',
  columns: [
    c.text('shop_name', { ...both, width: 180 }),
    c.id('shop_id', { width: 180 }),
    c.country('region', { ...shown, width: 100 }),
    c.enum('seller_type', { ...shown, labels: 'seller', width: 90 }),
    c.text('tiktok_account', { width: 140 }),
    c.count('followers', { sort: true, title: 'shop_followers', width: 100 }),
    c.ratio('rating', { sort: true, title: 'shop_rating', width: 90 }),
    c.count('shop_products', { ...both, width: 90 }),
    c.money('gmv_30d', { ...both, width: 130, metric: 'M01' }),
    c.enum('auth_state', { ...shown, labels: 'shopAuth', width: 110 }),
    c.text('owner_name', { ...shown, width: 110 }),
    c.text('group_name', { ...both, width: 110 }),
    c.enum('shop_state', { ...shown, labels: 'shopState', width: 90 }),
    c.count('settlement_days', { width: 100 }),
    c.text('shop_note', { width: 160 }),
    c.time('add_time', { sort: true, title: 'shop_added' }),
  ],
  filters: [
    { kind: 'country', name: 'region' },
    { kind: 'choice', name: 'seller_type', labels: 'seller', options: sellerTypes },
    { kind: 'choice', name: 'auth_state', labels: 'shopAuth', options: authStates },
    { kind: 'text', name: 'group' },
    { kind: 'choice', name: 'shop_state', labels: 'shopState', options: Object.values(shopState) },
  ],
  kpi: [],
  figures: [
    { name: 'shops', unit: 'count' },
    { name: 'accounts', unit: 'count' },
    { name: 'countries', unit: 'count' },
    { name: 'troubles', unit: 'count' },
  ],
  totals: ['gmv_30d', 'shop_products'],
  sort: { field: 'gmv_30d', order: 'desc' },
  tabs: 'shop_state',
})
