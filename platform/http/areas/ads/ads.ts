import type { Router } from 'express'
import type { CallData } from '../../../../shared/api/endpoint.ts'
import { adsApi } from '../../../../shared/areas/ads/api.ts'
import type { AdNetwork } from '../../../../shared/areas/ads/networks.ts'
import { dayNumber } from '../../../../shared/time/zone.ts'
import { readAdBoard } from '../../../queries/ads/board.ts'
import { type AdDays, adClock } from '../../../queries/ads/days.ts'
import type { AdFilters, AdQuestion } from '../../../queries/ads/facts.ts'
import { readAdReport } from '../../../queries/ads/report.ts'
import { adZoneIn } from '../../../queries/ads/sight.ts'
import { readAdToday } from '../../../queries/ads/today.ts'
import { VersionMemory } from '../../../queries/version-memory.ts'
import type { View } from '../../../queries/view.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { remembered } from '../../present.ts'
import { Refused, wrongField } from '../../refused.ts'

const LONGEST_DAYS = 366

/** @throws {Refused} when the viewer's own record does not read the network, whatever the call names */
export const requireNetwork = (call: Call, wanted: AdNetwork | undefined): { network: AdNetwork; zone: string } => {
  const { scope } = call.viewer
  const network = wanted ?? scope.ads?.[0]?.network
  const zone = network && adZoneIn(scope, network)
  if (!network || !zone) throw new Refused('denied', { status: 403, refusal: { rules: [] } })
  return { network, zone }
}

const asked = (call: Call, { network: wanted, ...filters }: AdFilters & { network?: AdNetwork | undefined }) => {
  const { network, zone } = requireNetwork(call, wanted)
  const question: AdQuestion = { scope: call.viewer.scope, network, filters }
  return { question, zone }
}

/** The days that a range touches in the zone. @throws {Refused} when it is none, too long, or reaches beyond today */
const daysOf = (
  view: View,
  zone: string,
  { start_time, end_time }: { start_time: number; end_time: number },
): AdDays => {
  if (end_time <= start_time) throw wrongField('end_time', 'field.range')
  const clock = adClock(zone)
  const [from, to] = [dayNumber(clock, start_time), dayNumber(clock, end_time - 1)]
  if (to > dayNumber(clock, view.now)) throw wrongField('end_time', 'field.future')
  if (to - from >= LONGEST_DAYS) throw wrongField('end_time', 'field.range')
  return { clock, from, to }
}

/** Reports as they stand until an order, or a change of a campaign, comes. */
const noReports = () => ({
  today: new VersionMemory<CallData<typeof adsApi.today>>(),
  board: new VersionMemory<CallData<typeof adsApi.board>>(),
  report: new VersionMemory<CallData<typeof adsApi.report>>(),
})

export const mountAds = (router: Router, context: Context): void => {
  const kept = noReports()
  implement(router, context, adsApi, {
    today: (input, call) => {
      const { question, zone } = asked(call, input)
      return remembered(
        call,
        kept.today,
        [zone, question.network, question.filters],
        (tx, view) => readAdToday(tx, view, question, zone),
        context.db,
      )
    },
    board: ({ start_time, end_time, compare, ...input }, call) => {
      const { question, zone } = asked(call, input)
      return remembered(
        call,
        kept.board,
        [zone, question.network, question.filters, start_time, end_time, compare],
        async (tx, view) => readAdBoard(tx, view, question, daysOf(view, zone, { start_time, end_time }), compare),
        context.db,
      )
    },
    report: ({ start_time, end_time, level, parent, ...input }, call) => {
      const { question, zone } = asked(call, input)
      return remembered(
        call,
        kept.report,
        [zone, question.network, question.filters, start_time, end_time, level, parent],
        async (tx, view) =>
          readAdReport(tx, view, question, daysOf(view, zone, { start_time, end_time }), level, parent),
        context.db,
      )
    },
  })
}
