import type { ImportId } from '../../shared/imports/all.ts'
import { costImport } from '../../shared/imports/costs.ts'
import { creatorImport } from '../../shared/imports/creators.ts'
import { rateImport } from '../../shared/imports/rates.ts'
import { targetImport } from '../../shared/imports/targets.ts'
import { costSink } from '../queries/imports/costs.ts'
import { creatorSink } from '../queries/imports/creators.ts'
import { rateSink } from '../queries/imports/rates.ts'
import { targetSink } from '../queries/imports/targets.ts'
import { type BoundSink, bindSink } from './bind-sink.ts'

/** What the lines of each declared import mean in the database; one without a sink does not compile. */
export const tableSinks: Readonly<Record<ImportId, BoundSink>> = {
  creators: bindSink(creatorImport, creatorSink),
  costs: bindSink(costImport, costSink),
  rates: bindSink(rateImport, rateSink),
  targets: bindSink(targetImport, targetSink),
}
