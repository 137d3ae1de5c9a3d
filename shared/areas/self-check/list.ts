import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** 1: the parts of each line are its commission; 2: the kept sums of a company are those of its lines. */
export const checkKinds = [1, 2] as const
/** 1: everything is as it should be; 2: something is not. */
export const checkResults = [1, 2] as const

/** What the nightly check of the books found, of every company: for operators of the platform. */
export const selfCheckList = defineList({
  id: 'self-checks',
  screen: 'outbox',
  tab: 'checks',
  path: '/api/v1/dev/self-checks',
  rowKey: 'check_id',
  columns: [
    c.time('check_time', both),
    c.text('check_company', { ...shown, width: 160 }),
    c.enum('check_kind', { ...shown, labels: 'checkKind', width: 260 }),
    c.enum('check_result', { ...shown, labels: 'checkResult', width: 110 }),
    c.count('checked', { ...both, width: 120 }),
    c.count('differing', { ...both, width: 110 }),
    c.text('check_sample', { ...shown, width: 320 }),
    c.count('took_ms', { width: 110 }),
    c.id('check_id', { width: 100 }),
  ],
  filters: [
    { kind: 'choice', name: 'check_result', labels: 'checkResult', options: checkResults },
    { kind: 'choice', name: 'check_kind', labels: 'checkKind', options: checkKinds },
  ],
  kpi: [],
  totals: [],
  sort: { field: 'check_time', order: 'desc' },
  tabs: 'check_result',
})
