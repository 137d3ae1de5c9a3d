import { demoMembers, teamLeaders } from './accounts.ts'
import { nameSeed, Random } from './random.ts'
import { at, cumulative, pickIndex, zipf } from './weights.ts'

const staff = demoMembers
  .filter(({ above }) => above !== null && teamLeaders.includes(above))
  .map(({ username }) => username)
// `staff` is the account that people look at: not the largest group, not the smallest.
const byIndex = (list: readonly string[]): string[] => [at(list, 1), at(list, 2), at(list, 0), ...list.slice(3)]

const holders = {
  tide: { names: byIndex(staff), weights: cumulative(zipf(staff.length, 0.7)) },
  platform: { names: ['agent3', 'agent4', 'agent2', 'agent1', 'shopsolo'], weights: cumulative([5, 5, 4, 3, 3]) },
} as const
const purpose = nameSeed('owners')

/** Username of the member who looks after creator number `creator`; group sizes follow Zipf's law. */
export const ownerOf = (seed: number, world: 'tide' | 'platform', creator: number): string => {
  const { names, weights } = holders[world]
  return at(names, pickIndex(weights, new Random(seed, creator, 0, purpose).next()))
}
