import type { Router } from 'express'
import { MOST_TREND_WATCHES, trendApi } from '../../../../shared/areas/trends/api.ts'
import { readTrendStates } from '../../../lists/trends/states.ts'
import { dropWatch, readWatches, setWatch } from '../../../queries/trends/watch.ts'
import { readCompany, viewNow } from '../../../queries/view.ts'
import { bulk } from '../../bulk.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { listPresent } from '../../list-answer.ts'
import { Refused } from '../../refused.ts'

const memberOf = ({ viewer }: Call): number => Number(viewer.record.id)

export const mountOrderTrend = (router: Router, context: Context): void =>
  implement(router, context, trendApi, {
    mine: (_, call) => listPresent(call, async (tx) => ({ list: await readWatches(tx, memberOf(call)) })),
    watch: ({ kind, keys, rule }, call) =>
      bulk(call, keys, async (tx, object_id) => {
        const watched = { member_id: memberOf(call), kind, object_id }
        if (!rule) return dropWatch(tx, watched)
        const { scope } = call.viewer
        const view = viewNow(scope, await readCompany(tx, scope.company_id), call.now)
        const state = (await readTrendStates(tx, view, kind, [object_id])).get(object_id)
        if (!state) throw new Refused('trend.none')
        const at = { state, day: view.day, now: call.now }
        if (!(await setWatch(tx, watched, rule, at, MOST_TREND_WATCHES)))
          throw new Refused('trend.full', { params: { most: MOST_TREND_WATCHES } })
      }),
  })
