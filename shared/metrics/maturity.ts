import { type Change, changeOf } from '../format/number.ts'

/** Rates of what happens to lines in the weeks after their payment or delivery. */
const maturing: ReadonlySet<string> = new Set(['M13', 'M14', 'M15', 'M16'])

/** Seconds after which hardly a refund, return or settlement is still to come: delivery, time to return, settlement. */
const MATURE_S = 30 * 86_400

/**
 * A metric's change between two ranges of days. Rates that only show with time compare ranges that both had it: `early`
 * until 30 days after the end (`until`, exclusive) of the later one, since more of the younger is still to come and it would always look
 * better.
 */
export const changeIn = (
  metric: string,
  current: number | null,
  before: number | null,
  { until, now }: { readonly until: number; readonly now: number },
): Change =>
  maturing.has(metric) && current !== null && before !== null && now - until < MATURE_S
    ? { kind: 'early' }
    : changeOf(current, before)
