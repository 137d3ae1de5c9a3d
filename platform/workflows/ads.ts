import type { AdNetwork } from '../../shared/areas/ads/networks.ts'
import { isCutOff, rawOfTurn } from '../../shared/areas/ads/states.ts'
import { adWorkflows, flowWorkflows } from '../../shared/areas/ads/workflow.ts'
import type { Tx } from '../db/tables.ts'
import { Refused } from '../http/refused.ts'
import { copyCampaign } from '../queries/ads/create.ts'
import { adZoneIn } from '../queries/ads/sight.ts'
import { type AdCampaign, changeCampaign, holdCampaign } from '../queries/ads/writes.ts'
import { type Doing, type Held, type Implementation, type Machine, machineOf } from './machine.ts'

type Row = AdCampaign & Held

const write = async (
  tx: Tx,
  { by, key, row }: Pick<Doing<Row, unknown>, 'by' | 'key' | 'row'>,
  change: Parameters<typeof changeCampaign>[3],
): Promise<void> => {
  if (isCutOff(row.auth_state)) throw new Refused('ad.auth')
  await changeCampaign(tx, by.scope.company_id, key, change, by.now)
}

const turn =
  (network: AdNetwork, on: boolean) =>
  async (
    tx: Tx,
    doing: Doing<Row, unknown>,
  ): Promise<{ before: { raw_status: string }; after: { raw_status: string } }> => {
    const raw_status = rawOfTurn(network, on)
    await write(tx, doing, { status: doing.to, raw_status })
    return { before: { raw_status: doing.row.raw_status }, after: { raw_status } }
  }

type AdTransitions = (typeof flowWorkflows)[AdNetwork]['transitions']

/** What campaigns of a network are done, by whichever screen. */
const doneTo = (network: AdNetwork): Implementation<AdTransitions, Row> => ({
  none: 'ad.none',
  wrongState: { on: 'ad.notOff', off: 'ad.notOn' },
  hold: async (tx, { scope }, key) => {
    const campaign = adZoneIn(scope, network) && (await holdCampaign(tx, { scope, network }, key))
    return campaign ? { ...campaign, state: campaign.status, values: { budget: campaign.budget_amt } } : undefined
  },
  runs: {
    on: turn(network, true),
    off: turn(network, false),
    budget: async (tx, doing) => {
      const { budget_amt } = doing.input
      await write(tx, doing, { budget_amt })
      return { before: { budget_amt: doing.row.budget_amt }, after: { budget_amt } }
    },
    copy: async (tx, { key, row, by }) => {
      if (isCutOff(row.auth_state)) throw new Refused('ad.auth')
      const name = `${row.name} +`
      const made = await copyCampaign(tx, by.scope.company_id, key, { network, name, now: by.now })
      return { before: {}, after: { copy: made } }
    },
  },
})

const machinesOf = (network: AdNetwork): readonly Machine[] => [
  machineOf<(typeof adWorkflows)[AdNetwork]['transitions'], Row>(adWorkflows[network], doneTo(network)),
  machineOf<AdTransitions, Row>(flowWorkflows[network], doneTo(network)),
]

export const adMachines = [...machinesOf('tiktok'), ...machinesOf('meta')]
