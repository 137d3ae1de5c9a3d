import type { AdNetwork } from '../../shared/areas/ads/networks.ts'
import { at } from './weights.ts'

interface AdAccountPlan {
  readonly network: AdNetwork
  readonly account_id: string
  readonly name: string
  readonly time_zone: string
  readonly auth_state: number
  /** Days from the first day until its authorisation runs out. */
  readonly expires: number
  readonly balance_amt: number
  /** Username of the member who runs it. */
  readonly owner: string
}

export const adAccounts: readonly AdAccountPlan[] = [
  {
    network: 'tiktok',
    account_id: '7301145508820030465',
    name: '潮汐优选 US',
    time_zone: 'America/Los_Angeles',
    auth_state: 1,
    expires: 210,
    balance_amt: 4_862_015,
    owner: 'ads',
  },
  {
    network: 'tiktok',
    account_id: '7301145508820030466',
    name: '海岸美妆 US',
    time_zone: 'America/Los_Angeles',
    auth_state: 2,
    expires: 12,
    balance_amt: 913_340,
    owner: 'ads',
  },
  {
    network: 'tiktok',
    account_id: '7301145508820030467',
    name: '泰晤士严选 UK',
    time_zone: 'Europe/London',
    auth_state: 3,
    expires: -1,
    balance_amt: 120_475,
    owner: 'ads',
  },
  {
    network: 'meta',
    account_id: 'act_481516234200101',
    name: 'Tidewall Store US',
    time_zone: 'America/New_York',
    auth_state: 1,
    expires: 55,
    balance_amt: 2_204_800,
    owner: 'fbads',
  },
  {
    network: 'meta',
    account_id: 'act_481516234200102',
    name: 'Tidewall Store EU',
    time_zone: 'America/New_York',
    auth_state: 1,
    expires: 40,
    balance_amt: 640_250,
    owner: 'fbads',
  },
]

interface GroupPlan {
  readonly group_id: string
  readonly name: string
  readonly placement: number
  readonly age: number
  readonly ads: readonly { readonly ad_id: string; readonly name: string; readonly material_id: string }[]
}

/** A campaign of the demo and how it does. */
export interface AdPlan {
  readonly network: AdNetwork
  readonly account_id: string
  readonly campaign_id: string
  readonly name: string
  readonly region: string
  readonly objective: number
  readonly budget_type: number
  readonly bid_strategy: number
  readonly status: number
  /** Part of the company's orders that its ads together bring. */
  readonly weight: number
  /** Return on spend, about. */
  readonly roas: number
  /** Mean order, US cents. */
  readonly order_amt: number
  /** Delivers in this part of the company's days (0 the opening, 1 the first day of today). */
  readonly days: readonly [from: number, to: number]
  /** Hours of the day in UTC in which it delivers, the end excluded. */
  readonly hours: readonly [from: number, to: number]
  readonly groups: readonly GroupPlan[]
}

type Sketch = readonly [
  account: number,
  name: string,
  region: string,
  objective: number,
  status: number,
  weight: number,
  roas: number,
  order_amt: number,
  days?: readonly [number, number],
  hours?: readonly [number, number],
]

const always = [0, 9] as const
const sketches: Readonly<Record<AdNetwork, readonly Sketch[]>> = {
  tiktok: [
    [0, 'GMV Max · 潮汐优选全店', 'US', 1, 1, 0.034, 3.6, 2350],
    [0, '榨汁杯 · 达人素材放量', 'US', 2, 1, 0.022, 2.9, 2600],
    [0, '氛围灯 · 晚间时段', 'US', 2, 4, 0.013, 2.4, 2200, always, [0, 7]],
    [0, '手机支架 · 新素材测试', 'US', 2, 5, 0.012, 1.6, 1800, always, [7, 24]],
    [1, 'GMV Max · 海岸美妆', 'US', 1, 1, 0.026, 4.2, 1950],
    [1, '面膜 · 直播间引流', 'US', 3, 1, 0.011, 1.9, 1700],
    [1, '口红 · 品牌视频播放', 'US', 4, 3, 0.008, 1.2, 2100, [0.2, 0.86]],
    [1, '防晒 · 夏季促销', 'US', 2, 7, 0.012, 2.7, 2000, [0.1, 0.7]],
    [2, 'GMV Max · 英国仓', 'GB', 1, 1, 0.014, 3.1, 2500, [0, 0.99]],
    [2, '收纳盒 · 英国试投', 'GB', 2, 6, 0, 1, 2000, [1, 1]],
    [0, '瑜伽垫 · 新品审核', 'US', 2, 2, 0, 1, 2400, [1, 1]],
    [1, '香薰 · 旧计划', 'US', 2, 8, 0.006, 1.4, 1900, [0, 0.4]],
  ],
  meta: [
    [0, 'Advantage+ Shopping · US', 'US', 5, 1, 0.017, 3.3, 2700],
    [0, 'Retargeting · 7 day viewers', 'US', 5, 1, 0.01, 5.4, 2500],
    [0, 'Prospecting · Kitchen', 'US', 5, 1, 0.008, 2.1, 2600],
    [0, 'Prospecting · Beauty reels', 'US', 5, 5, 0.006, 1.7, 2000, always, [12, 24]],
    [0, 'Flash sale · evenings', 'US', 5, 4, 0.005, 2.6, 2300, always, [0, 6]],
    [0, 'Video views · brand story', 'US', 4, 3, 0.003, 0.9, 2200, [0.1, 0.9]],
    [1, 'Advantage+ Shopping · GB', 'GB', 5, 1, 0.007, 2.8, 2600],
    [1, 'Prospecting · DE home', 'DE', 5, 1, 0.004, 2.2, 2900],
    [1, 'Traffic · ES landing page', 'ES', 3, 2, 0, 1, 2300, [1, 1]],
    [1, 'Lead form · wholesale', 'DE', 6, 6, 0, 1, 2300, [1, 1]],
    [1, 'Summer catalogue · FR', 'FR', 5, 7, 0.004, 2, 2400, [0.15, 0.65]],
    [1, 'Old retargeting · GB', 'GB', 5, 8, 0.002, 1.5, 2100, [0, 0.3]],
  ],
}

const hooks = ['开箱实测', '达人口播', '前后对比', '场景演示', '买家秀混剪', '三秒钩子']
const ages = ['18–24', '25–34', '35–44', '45+']

const groupsOf = (network: AdNetwork, number: number): readonly GroupPlan[] => {
  const first = network === 'meta' ? '23858' : '18058'
  const id = (level: number, n: number): string =>
    `${first}${level}${String(number).padStart(3, '0')}${String(n).padStart(3, '0')}40129`
  const count = number % 3 === 2 ? 1 : 2
  return Array.from({ length: count }, (_, g) => {
    const age = 1 + ((number + 2 * g) % 4)
    const placement = 1 + ((number + g) % 4)
    const ads = Array.from({ length: g === 0 ? 2 : 1 }, (_, k) => ({
      ad_id: id(3, 10 * g + k),
      name: `${at(hooks, (number + 3 * g + k) % hooks.length)} V${1 + ((number + k) % 4)}`,
      material_id: `mat-${number}-${g}-${k}`,
    }))
    return {
      group_id: id(2, g),
      name: `${at(ages, age - 1)} · ${g === 0 ? 'broad' : 'lookalike'}`,
      placement,
      age,
      ads,
    }
  })
}

const accountsOf = (network: AdNetwork) => adAccounts.filter((account) => account.network === network)

const planned = (network: AdNetwork): readonly AdPlan[] =>
  sketches[network].map(
    ([account, name, region, objective, status, weight, roas, order_amt, days = always, hours = [0, 24]], n) => ({
      network,
      account_id: at(accountsOf(network), account).account_id,
      campaign_id: `${network === 'meta' ? '23858' : '18058'}1${String(n).padStart(3, '0')}00040129`,
      name,
      region,
      objective,
      budget_type: n % 5 === 3 ? 2 : 1,
      bid_strategy: objective === 1 ? 4 : 1 + (n % 3),
      status,
      weight,
      roas,
      order_amt,
      days,
      hours,
      groups: groupsOf(network, n),
    }),
  )

/** Campaigns of both networks in every state. */
export const adCampaigns: readonly AdPlan[] = [...planned('tiktok'), ...planned('meta')]
