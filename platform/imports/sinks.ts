import { metaAdImport, tiktokAdImport } from '../../shared/imports/ads.ts'
import type { ImportId } from '../../shared/imports/all.ts'
import { categoryImport } from '../../shared/imports/categories.ts'
import { clipDemandImport } from '../../shared/imports/clip-demands.ts'
import { costImport } from '../../shared/imports/costs.ts'
import { creatorImport } from '../../shared/imports/creators.ts'
import { liveMinuteImport } from '../../shared/imports/live-minutes.ts'
import { liveImport } from '../../shared/imports/lives.ts'
import { materialImport } from '../../shared/imports/materials.ts'
import { offerImport } from '../../shared/imports/offers.ts'
import { parcelImport } from '../../shared/imports/parcels.ts'
import { paymentImport } from '../../shared/imports/payments.ts'
import { rateImport } from '../../shared/imports/rates.ts'
import { reviewImport } from '../../shared/imports/reviews.ts'
import { settlementImport } from '../../shared/imports/settlements.ts'
import { shopImport } from '../../shared/imports/shops.ts'
import { staffImport } from '../../shared/imports/staff.ts'
import { targetImport } from '../../shared/imports/targets.ts'
import { videoImport } from '../../shared/imports/videos.ts'
import { parcelSink } from '../ingest/parcels.ts'
import { adSink } from '../queries/imports/ads.ts'
import { categorySink } from '../queries/imports/categories.ts'
import { clipDemandSink } from '../queries/imports/clip-demands.ts'
import { costSink } from '../queries/imports/costs.ts'
import { creatorSink } from '../queries/imports/creators.ts'
import { liveMinuteSink } from '../queries/imports/live-minutes.ts'
import { liveSink } from '../queries/imports/lives.ts'
import { materialSink } from '../queries/imports/materials.ts'
import { offerSink } from '../queries/imports/offers.ts'
import { rateSink } from '../queries/imports/rates.ts'
import { reviewSink } from '../queries/imports/reviews.ts'
import { settlementSink } from '../queries/imports/settlements.ts'
import { shopSink } from '../queries/imports/shops.ts'
import { staffSink } from '../queries/imports/staff.ts'
import { targetSink } from '../queries/imports/targets.ts'
import { videoSink } from '../queries/imports/videos.ts'
import { paymentSink } from '../workflows/bill-payments.ts'
import { type BoundSink, bindSink } from './bind-sink.ts'

/** What the lines of each declared import mean in the database; one without a sink does not compile. */
export const tableSinks: Readonly<Record<ImportId, BoundSink>> = {
  'ads-tiktok': bindSink(tiktokAdImport, adSink('tiktok')),
  'ads-meta': bindSink(metaAdImport, adSink('meta')),
  categories: bindSink(categoryImport, categorySink),
  creators: bindSink(creatorImport, creatorSink),
  'clip-demands': bindSink(clipDemandImport, clipDemandSink),
  costs: bindSink(costImport, costSink),
  'live-minutes': bindSink(liveMinuteImport, liveMinuteSink),
  lives: bindSink(liveImport, liveSink),
  materials: bindSink(materialImport, materialSink),
  offers: bindSink(offerImport, offerSink),
  parcels: bindSink(parcelImport, parcelSink),
  payments: bindSink(paymentImport, paymentSink),
  rates: bindSink(rateImport, rateSink),
  reviews: bindSink(reviewImport, reviewSink),
  settlements: bindSink(settlementImport, settlementSink),
  shops: bindSink(shopImport, shopSink),
  staff: bindSink(staffImport, staffSink),
  targets: bindSink(targetImport, targetSink),
  videos: bindSink(videoImport, videoSink),
}
