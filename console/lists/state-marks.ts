import type { MarkTone } from '../ui/mark.tsx'

/** How the states of an enumeration look beside their word; enumerations that are no states have no mark. */
const marks: Readonly<Record<string, Readonly<Record<number, MarkTone>>>> = {
  settlement: { 0: 'calm', 1: 'warn', 2: 'good', 3: 'bad', 4: 'brand', 9: 'calm' },
  adState: { 1: 'good', 2: 'warn', 3: 'calm', 4: 'brand', 5: 'warn', 6: 'bad', 7: 'calm', 8: 'calm' },
  salesTrend: { 0: 'calm', 1: 'good', 2: 'warn', 3: 'bad' },
  trendAdvice: { 1: 'warn', 2: 'bad', 3: 'good' },
  product: { 0: 'calm', 1: 'good', 2: 'warn', 3: 'bad', 4: 'calm', 5: 'brand', 6: 'calm' },
  shopAuth: { 0: 'calm', 1: 'good', 2: 'warn', 3: 'bad', 4: 'bad', 5: 'bad', 6: 'brand' },
  liveState: { 0: 'calm', 1: 'brand', 2: 'good', 3: 'calm', 4: 'calm', 5: 'bad', 6: 'calm' },
  dealState: { 0: 'calm', 1: 'warn', 2: 'brand', 3: 'warn', 4: 'good', 5: 'good', 6: 'bad' },
  ttAccountState: { 1: 'good', 2: 'calm' },
  adRuleState: { 0: 'warn', 1: 'good', 2: 'calm' },
  copyState: { 1: 'warn', 2: 'brand', 3: 'warn', 4: 'good', 5: 'bad', 6: 'calm' },
  shopState: { 1: 'good', 2: 'calm' },
  clipDemand: { 0: 'calm', 1: 'warn', 2: 'bad', 3: 'warn', 4: 'brand', 5: 'warn', 6: 'good', 7: 'calm' },
  clipTask: { 0: 'calm', 1: 'warn', 2: 'brand', 3: 'warn', 4: 'bad', 5: 'good', 6: 'good', 7: 'calm', 8: 'calm' },
  originalUse: { 0: 'calm', 1: 'warn', 2: 'good', 3: 'bad', 4: 'calm' },
  materialState: { 0: 'calm', 1: 'calm', 2: 'warn', 3: 'good', 4: 'calm', 5: 'bad', 6: 'bad' },
  offer: { 1: 'good', 2: 'warn', 3: 'calm', 4: 'warn', 5: 'warn' },
  order: {
    100: 'calm',
    105: 'warn',
    111: 'warn',
    112: 'warn',
    114: 'warn',
    121: 'brand',
    122: 'brand',
    130: 'good',
    140: 'bad',
  },
}

export const markOf = (labels: string | undefined, value: unknown): MarkTone | undefined =>
  labels !== undefined && typeof value === 'number' ? marks[labels]?.[value] : undefined
