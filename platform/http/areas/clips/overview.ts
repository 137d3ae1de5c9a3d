import type { Router } from 'express'
import type { CallData } from '../../../../shared/api/endpoint.ts'
import { clipOverviewApi } from '../../../../shared/areas/clips/overview-api.ts'
import { mayChangeCompany } from '../../../../shared/areas/company/api.ts'
import { isPeriod } from '../../../../shared/lists/filter.ts'
import { insertAudit } from '../../../queries/account/audit.ts'
import { writeHitSetting } from '../../../queries/clips/hit-thresholds.ts'
import { readClipOverview, readClipTrend } from '../../../queries/clips/overview.ts'
import { raiseVersion } from '../../../queries/pulse.ts'
import { VersionMemory } from '../../../queries/version-memory.ts'
import { readCompany } from '../../../queries/view.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { remembered } from '../../present.ts'
import { Refused, wrongField } from '../../refused.ts'

interface Ends {
  readonly start_time?: number | undefined
  readonly end_time?: number | undefined
}

/** @throws {Refused} for ends that are no period */
const requirePeriod = ({ start_time, end_time }: Ends): void => {
  if (!isPeriod(start_time, end_time)) throw wrongField('end_time', 'field.range')
}

/** S37: figures and charts of clip production. */
export const mountClipOverview = (router: Router, context: Context): void => {
  const kept = {
    overview: new VersionMemory<CallData<typeof clipOverviewApi.overview>>(),
    trend: new VersionMemory<CallData<typeof clipOverviewApi.trend>>(),
  }
  implement(router, context, clipOverviewApi, {
    overview: (input, call) => {
      requirePeriod(input)
      return remembered(call, kept.overview, input, (tx, view) => readClipOverview(tx, view, input))
    },
    trend: (input, call) => {
      requirePeriod(input)
      return remembered(call, kept.trend, input, (tx, view) => readClipTrend(tx, view, input))
    },
    saveHit: ({ hit_views, hit_gmv }, call) =>
      context.db.transaction().execute(async (tx) => {
        const { scope, record } = call.viewer
        if (!mayChangeCompany(record)) throw new Refused('clip.leaders')
        const { currency } = await readCompany(tx, scope.company_id)
        const after = { views: hit_views, gmv_amt: hit_gmv, currency }
        await writeHitSetting(tx, scope.company_id, after, call.now)
        await insertAudit(tx, {
          member_id: Number(record.id),
          action: 'clip_hit.save',
          object_type: 'company',
          object_id: String(scope.company_id),
          after,
          ip: call.ip,
          now: call.now,
        })
        await raiseVersion(tx, scope.company_id, call.now)
        return {}
      }),
  })
}
