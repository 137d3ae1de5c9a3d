import { keysOf } from '../../keys.ts'
import { defineList } from '../../lists/list.ts'
import { adListFilters, metaColumns, tiktokColumns } from './columns.ts'
import { metaMeasures, tiktokMeasures } from './measures.ts'

const fieldsOf = <Field extends string>(measures: Readonly<Record<Field, unknown>>) => keysOf(measures)

/**
 * Campaigns that deliver today, by the zone of the viewer's ad reports. In the last row only what can be added is added:
 * costs, rates and returns are worked out again from the sums.
 */
export const tiktokTodayList = defineList({
  id: 'ads-tiktok',
  screen: 'console',
  path: '/api/v1/ad/today',
  rowKey: 'campaign_id',
  columns: tiktokColumns,
  filters: adListFilters,
  kpi: [],
  totals: fieldsOf(tiktokMeasures),
  sort: { field: 'tt_spend', order: 'desc' },
  tabs: 'status',
})

export const metaTodayList = defineList({
  id: 'ads-meta',
  screen: 'console',
  path: '/api/v1/ad/today/meta',
  rowKey: 'campaign_id',
  columns: metaColumns,
  filters: adListFilters,
  kpi: [],
  totals: fieldsOf(metaMeasures),
  sort: { field: 'fb_spend', order: 'desc' },
  tabs: 'status',
})
