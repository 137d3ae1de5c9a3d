import { markets } from './markets.ts'
import { nameSeed, Random } from './random.ts'
import { cumulative, zipf } from './weights.ts'

export interface DemoCreator {
  readonly creator_id: string
  /** Handle without the at sign. */
  readonly username: string
  readonly nickname: string
  /** ISO code of the market the creator lives in. */
  readonly region: string
  readonly follower_count: number
}

export interface Crowd {
  readonly creators: readonly DemoCreator[]
  /** For each market: its creators (indexes into `creators`), best first, with their weights. */
  readonly byMarket: readonly { readonly members: readonly number[]; readonly weights: Float64Array }[]
}

const first =
  'lumi mika zoey nara elin kaya rosa theo milo juno sasha bela nico aria rumi tara yuki dewi putri linh mai anya lola cleo remi noor ivy hana bella kira suki leo dani moni gia vera nina ella pia luz'.split(
    ' ',
  )
const second =
  'finds daily home glow closet picks shop beauty kitchen style deals vibes living diary room studio haul outfit care corner'.split(
    ' ',
  )
const joins = ['.', '_', ''] as const

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

/** 760 combinations; 263 has no factor in common with 760, so none comes twice. */
const nameOf = (random: Random, number: number): { username: string; nickname: string } => {
  const place = (number * 263) % (first.length * second.length)
  const one = first[place % first.length] ?? 'lumi'
  const two = second[Math.floor(place / first.length)] ?? 'finds'
  return { username: `${one}${random.of(joins)}${two}`, nickname: `${capital(one)} ${capital(two)}` }
}

/** Creators per market by largest remainder, at least two each. */
const marketOf = (count: number): number[] => {
  const total = markets.reduce((sum, market) => sum + market.weight, 0)
  const list = markets.flatMap((market, index) =>
    Array.from({ length: Math.max(2, Math.round((market.weight / total) * count)) }, (_, rank) => ({
      index,
      rank,
      size: market.weight,
    })),
  )
  // By rank, so that cutting or repeating the tail touches the small ranks of large markets only.
  list.sort((a, b) => a.rank / a.size - b.rank / b.size || a.index - b.index)
  return Array.from({ length: count }, (_, i) => list[i % list.length]?.index ?? 0)
}

/** `count` creators; inside a market they sell by Zipf's law, and followers (log-normal) go with the rank. */
export const makeCrowd = (seed: number, name: string, count: number, offset: number): Crowd => {
  const purpose = nameSeed(`creators ${name}`)
  const home = marketOf(count)
  const members: number[][] = markets.map(() => [])
  const creators = home.map((market, number) => {
    const random = new Random(seed, number, 0, purpose)
    const own = members[market] ?? []
    own.push(number)
    const level = 13.4 - 0.9 * Math.log(own.length) + 0.8 * random.normal()
    return {
      creator_id: random.digits('6', 19),
      ...nameOf(random, number + offset),
      region: markets[market]?.iso ?? 'US',
      follower_count: Math.round(Math.max(1_000, Math.exp(level))),
    }
  })
  const byMarket = members.map((own) => ({ members: own, weights: cumulative(zipf(own.length, 1)) }))
  return { creators, byMarket }
}
