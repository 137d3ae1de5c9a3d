import type { Router } from 'express'
import type { AdNetwork } from '../../shared/ads/networks.ts'
import { canTurn, isCutOff, leastBudget, rawOfTurn } from '../../shared/ads/states.ts'
import { adsApi } from '../../shared/api/ads.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import { metaTodayList, tiktokTodayList } from '../../shared/lists/ad-today.ts'
import { dayNumber } from '../../shared/time/zone.ts'
import type { Tx } from '../db/tables.ts'
import { adTodaySource } from '../lists/ad-today/source.ts'
import { SummaryMemory } from '../lists/memory.ts'
import { insertAudit } from '../queries/account/audit.ts'
import { readAdBoard } from '../queries/ads/board.ts'
import { type AdDays, adClock } from '../queries/ads/days.ts'
import type { AdFilters, AdQuestion } from '../queries/ads/facts.ts'
import { readAdReport } from '../queries/ads/report.ts'
import { adZoneIn } from '../queries/ads/sight.ts'
import { readAdToday } from '../queries/ads/today.ts'
import { type AdCampaign, changeCampaign, holdCampaign } from '../queries/ads/writes.ts'
import { VersionMemory } from '../queries/version-memory.ts'
import type { View } from '../queries/view.ts'
import { bulk } from './bulk.ts'
import type { Call } from './call.ts'
import type { Context } from './context.ts'
import { implement } from './implement.ts'
import { answerList } from './list-answer.ts'
import { remembered } from './present.ts'
import { Refused, wrongField } from './refused.ts'

const LONGEST_DAYS = 366

/** @throws {Refused} when the viewer's own record does not read the network, whatever the call names */
const sightOf = (call: Call, wanted: AdNetwork | undefined): { network: AdNetwork; zone: string } => {
  const { scope } = call.viewer
  const network = wanted ?? scope.ads?.[0]?.network
  const zone = network && adZoneIn(scope, network)
  if (!network || !zone) throw new Refused('denied', { status: 403, refusal: { rules: [] } })
  return { network, zone }
}

const asked = (call: Call, { network: wanted, ...filters }: AdFilters & { network?: AdNetwork | undefined }) => {
  const { network, zone } = sightOf(call, wanted)
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

/** Holds a campaign, lets `change` say what becomes of it, writes that and notes who did it. */
const change = async (
  tx: Tx,
  call: Call,
  network: AdNetwork,
  campaign_id: string,
  decide: (now: AdCampaign) => Partial<Pick<AdCampaign, 'status' | 'raw_status' | 'budget_amt'>>,
): Promise<void> => {
  const { scope, record } = call.viewer
  const campaign = await holdCampaign(tx, { scope, network }, campaign_id)
  if (!campaign) throw new Refused('ad.none')
  if (isCutOff(campaign.auth_state)) throw new Refused('ad.auth')
  const after = decide(campaign)
  await changeCampaign(tx, scope.company_id, campaign_id, after, call.now)
  const { status, raw_status, budget_amt } = campaign
  await insertAudit(tx, {
    member_id: Number(record.id),
    action: 'ad.change',
    object_type: 'ad_campaign',
    object_id: campaign_id,
    before: { status, raw_status, budget_amt },
    after: { status, raw_status, budget_amt, ...after },
    ip: call.ip,
    now: call.now,
  })
}

/** Reports as they stand until an order, or a change of a campaign, comes. */
const noReports = () => ({
  today: new VersionMemory<CallData<typeof adsApi.today>>(),
  board: new VersionMemory<CallData<typeof adsApi.board>>(),
  report: new VersionMemory<CallData<typeof adsApi.report>>(),
})

export const mountAds = (router: Router, context: Context): void => {
  let kept = noReports()
  /** By zone: the sums of one scope differ with the day that they are of. */
  let memories = new Map<string, SummaryMemory>()
  const memoryOf = (zone: string): SummaryMemory => {
    const memory = memories.get(zone) ?? new SummaryMemory()
    memories.set(zone, memory)
    return memory
  }
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
    status: async ({ network: wanted, keys, on }, call) => {
      const { network } = sightOf(call, wanted)
      const answer = await bulk(call, keys, (tx, key) =>
        change(tx, call, network, key, ({ status }) => {
          if (!canTurn(status, on)) throw new Refused(on ? 'ad.notOff' : 'ad.notOn')
          return { status: on ? 1 : 3, raw_status: rawOfTurn(network, on) }
        }),
      )
      memories = new Map()
      kept = noReports()
      return answer
    },
    budget: async ({ network: wanted, campaign_id, before_amt, budget_amt }, call) => {
      const { network } = sightOf(call, wanted)
      if (budget_amt < leastBudget[network]) throw wrongField('budget_amt', 'ad.leastBudget')
      await context.db.transaction().execute((tx) =>
        change(tx, call, network, campaign_id, (now) => {
          if (now.budget_amt !== before_amt) throw new Refused('ad.changed')
          return { budget_amt }
        }),
      )
      memories = new Map()
      kept = noReports()
      return { budget_amt, simulated_time: call.now }
    },
  })
  const [tiktok, meta] = [adTodaySource('tiktok'), adTodaySource('meta')]
  implement(
    router,
    context,
    { tiktok: tiktokTodayList.endpoint, meta: metaTodayList.endpoint },
    {
      tiktok: (query, call) => answerList(call, tiktokTodayList, tiktok, query, memoryOf(sightOf(call, 'tiktok').zone)),
      meta: (query, call) => answerList(call, metaTodayList, meta, query, memoryOf(sightOf(call, 'meta').zone)),
    },
  )
}
