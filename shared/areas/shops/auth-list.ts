import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { sellerTypes } from '../products/list.ts'
import { authStates } from './auth-states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** T-SHOPAUTH: how the data of each shop of the viewer's scope may be read, and until when. */
export const shopAuthList = defineList({
  id: 'shop-auths',
  screen: 'shopEmpower',
  mode: 'shops',
  path: '/api/v1/shop/auth/list',
  rowKey: 'shop_id',
  columns: [
    c.text('shop_name', { ...both, width: 170 }),
    c.text('seller_name', { width: 140 }),
    c.id('shop_id', { width: 180 }),
    c.country('region', { ...shown, width: 100 }),
    c.enum('seller_type', { ...shown, labels: 'seller', width: 90 }),
    c.enum('auth_state', { ...shown, labels: 'shopAuth', width: 110 }),
    c.text('auth_scopes', { width: 260 }),
    c.time('auth_time', both),
    c.time('access_expire_time'),
    c.time('refresh_expire_time', both),
    c.time('last_sync_time', both),
    c.enum('sync_result', { ...shown, labels: 'shopSync', width: 130 }),
    c.text('authorised_by', { width: 110 }),
    c.time('consent_until'),
  ],
  filters: [
    { kind: 'choice', name: 'auth_state', labels: 'shopAuth', options: authStates },
    { kind: 'country', name: 'region' },
    { kind: 'choice', name: 'seller_type', labels: 'seller', options: sellerTypes },
  ],
  kpi: [],
  figures: [
    { name: 'good', unit: 'count' },
    { name: 'ending', unit: 'count' },
    { name: 'ended', unit: 'count' },
    { name: 'revoked', unit: 'count' },
    { name: 'failing', unit: 'count' },
  ],
  totals: [],
  sort: { field: 'refresh_expire_time', order: 'asc' },
  tabs: 'auth_state',
})
