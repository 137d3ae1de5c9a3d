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

/** Reach is people, who are the same ones on several days: of a week it is not told, and nothing that follows from it. */
const ofReach: readonly string[] = ['tt_reach', 'tt_frequency', 'fb_reach', 'fb_frequency']
const isOfWeek = ({ field }: { readonly field: string }): boolean => !ofReach.includes(field)
const weekly = <Field extends string>(measures: Readonly<Record<Field, unknown>>): Field[] =>
  keysOf(measures).filter((field) => isOfWeek({ field }))

/** All campaigns of a network, with what they did in the last seven days by the zone of the viewer's ad reports. */
export const tiktokFlowList = defineList({
  id: 'flow-tiktok',
  screen: 'forFlow',
  path: '/api/v1/ad/campaign',
  rowKey: 'campaign_id',
  columns: tiktokColumns.filter(isOfWeek),
  filters: adListFilters,
  kpi: [],
  totals: weekly(tiktokMeasures),
  sort: { field: 'tt_spend', order: 'desc' },
  tabs: 'status',
})

export const metaFlowList = defineList({
  id: 'flow-meta',
  screen: 'forFlow',
  path: '/api/v1/ad/campaign/meta',
  rowKey: 'campaign_id',
  columns: metaColumns.filter(isOfWeek),
  filters: adListFilters,
  kpi: [],
  totals: weekly(metaMeasures),
  sort: { field: 'fb_spend', order: 'desc' },
  tabs: 'status',
})
