import type { Router } from 'express'
import type { CallData } from '../../../../shared/api/endpoint.ts'
import { creatorApi } from '../../../../shared/areas/creators/api.ts'
import { dayStart } from '../../../../shared/time/zone.ts'
import {
  findBinding,
  readClips,
  readContents,
  readLastDay,
  readSamples,
  readShares,
  readTrend,
} from '../../../queries/creators/detail.ts'
import { readTried, readUntried } from '../../../queries/creators/products.ts'
import { VersionMemory } from '../../../queries/version-memory.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { remembered } from '../../present.ts'
import { Refused } from '../../refused.ts'

export const mountCreators = (router: Router, context: Context): void => {
  const kept = new VersionMemory<CallData<typeof creatorApi.detail>>()
  implement(router, context, creatorApi, {
    detail: ({ creator_id, days }, call) =>
      remembered(call, kept, [creator_id, days], async (tx, view) => {
        const ask = { view, creator_id, from: view.day - days + 1, to: view.day }
        const binding = await findBinding(tx, ask)
        if (binding === undefined) throw new Refused('creator.none')
        const [trend, last_day, contents, samples, tried, untried, clips, shares] = await Promise.all([
          readTrend(tx, ask),
          readLastDay(tx, ask),
          readContents(tx, ask),
          readSamples(tx, ask),
          readTried(tx, ask),
          readUntried(tx, ask),
          readClips(tx, ask),
          readShares(tx, binding),
        ])
        return {
          ...{ trend, last_day, contents, samples, tried, untried, clips, shares },
          start_time: dayStart(view.clock, ask.from),
          end_time: dayStart(view.clock, ask.to + 1),
          currency: view.company.currency,
          data_time: view.now,
        }
      }),
  })
}
