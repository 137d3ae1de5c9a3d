import type { Router } from 'express'
import { decideAccess } from '../../../../shared/access/decide.ts'
import { modeOf, moduleOf, screenOfModule } from '../../../../shared/access/mode.ts'
import { wallConfigApi } from '../../../../shared/areas/wall/config-api.ts'
import { limitsOf } from '../../../../shared/live/freshness.ts'
import { type LiveScreen, zoneNamesOf } from '../../../../shared/live/screens.ts'
import type { UserRecord } from '../../../../shared/record/record.ts'
import { readCompany } from '../../../queries/view.ts'
import { readLimits } from '../../../queries/wall/limits.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'

/** The walls that an account may open, that of the data wall's page by its mode. */
const screensOf = (record: UserRecord): readonly LiveScreen[] => {
  const access = decideAccess(record)
  return [
    ...(access.allows('dataScreen') ? [screenOfModule(moduleOf[modeOf(record)])] : []),
    ...(access.allows('clipScreen') ? (['clip'] as const) : []),
    ...(access.allows('smartScreen') ? (['smart'] as const) : []),
  ]
}

export const mountWallConfig = (router: Router, context: Context): void =>
  implement(router, context, wallConfigApi, {
    read: async (_, { viewer: { record, scope } }) => {
      const { name, demo, currency, clock } = await readCompany(context.db, scope.company_id, scope.member_id)
      const screens = screensOf(record).map((screen) => ({ screen, zones: [...zoneNamesOf(screen)] }))
      const zones = [...new Set(screens.flatMap(({ screen }) => zoneNamesOf(screen)))]
      return {
        company: name,
        module: moduleOf[modeOf(record)],
        demo,
        currency,
        tz: clock.zone,
        cut_hour: clock.cut_hour,
        screens,
        zones: Object.fromEntries(zones.map((zone) => [zone, limitsOf(zone)])),
        alerts: await readLimits(context.db, scope.text),
      }
    },
  })
