import { keysOf } from '../keys.ts'
import { metaAdImport, tiktokAdImport } from './ads.ts'
import { categoryImport } from './categories.ts'
import { clipDemandImport } from './clip-demands.ts'
import { costImport } from './costs.ts'
import { creatorImport } from './creators.ts'
import type { TableImport } from './import.ts'
import { liveMinuteImport } from './live-minutes.ts'
import { liveImport } from './lives.ts'
import { materialImport } from './materials.ts'
import { offerImport } from './offers.ts'
import { parcelImport } from './parcels.ts'
import { paymentImport } from './payments.ts'
import { rateImport } from './rates.ts'
import { reviewImport } from './reviews.ts'
import { settlementImport } from './settlements.ts'
import { shopImport } from './shops.ts'
import { staffImport } from './staff.ts'
import { targetImport } from './targets.ts'
import { videoImport } from './videos.ts'

/** Every table that is fed from files; each has its sink in `platform/imports/sinks.ts`, or nothing compiles. */
export const tableImports = {
  'ads-tiktok': tiktokAdImport,
  'ads-meta': metaAdImport,
  categories: categoryImport,
  creators: creatorImport,
  'clip-demands': clipDemandImport,
  costs: costImport,
  'live-minutes': liveMinuteImport,
  lives: liveImport,
  materials: materialImport,
  offers: offerImport,
  parcels: parcelImport,
  payments: paymentImport,
  rates: rateImport,
  reviews: reviewImport,
  settlements: settlementImport,
  shops: shopImport,
  staff: staffImport,
  targets: targetImport,
  videos: videoImport,
} as const satisfies Readonly<Record<string, TableImport>>

export type ImportId = keyof typeof tableImports
export const importIds = keysOf(tableImports)
