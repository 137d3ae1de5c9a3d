import type { UserRecord } from '../../shared/record/record.ts'
import { dayNumber, dayStart } from '../../shared/time/zone.ts'
import type { FormRules } from '../forms/use-form.ts'
import type { MarketText } from './use-market-text.ts'

export type SampleValues = {
  readonly sku: string
  readonly qty: string
  readonly address: string
  readonly type: string
  readonly count: string
  readonly date: string
}

export const emptySample: SampleValues = { sku: '', qty: '1', address: '', type: '1', count: '1', date: '' }

const clockOf = ({ zone, cut_hour }: Pick<UserRecord, 'zone' | 'cut_hour'>) => ({ zone, cut_hour })
const dayOf = (date: string): number => Date.parse(date) / 86_400_000

/** Last second of a day (`YYYY-MM-DD`) by the company's clock. */
export const endOf = (date: string, record: UserRecord): number => dayStart(clockOf(record), dayOf(date) + 1) - 1

const isCount = (value: string): boolean => /^[1-9]\d?$/.test(value.trim())

export const sampleRules = (text: MarketText, record: UserRecord, nowMs: () => number): FormRules<SampleValues> => ({
  sku: (value) => (value === '' ? text('sample.bad.sku') : undefined),
  qty: (value) => (isCount(value) ? undefined : text('sample.bad.qty')),
  count: (value) => (isCount(value) ? undefined : text('sample.bad.qty')),
  address: (value) => (value.trim().length >= 5 ? undefined : text('sample.bad.address')),
  date: (value) => (dayOf(value) > dayNumber(clockOf(record), nowMs() / 1000) ? undefined : text('sample.bad.date')),
})
