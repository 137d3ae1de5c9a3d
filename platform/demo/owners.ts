import { demoMembers, teamLeaders } from './accounts.ts'
import { nameSeed, Random } from './random.ts'
import { at, cumulative, pickIndex, zipf } from './weights.ts'

const teams = teamLeaders.map((leader) =>
  demoMembers.filter(({ above }) => above === leader).map(({ username }) => username),
)
/** Teams in turn, so that none has all the large groups; `staff`, whom people look at, comes third. */
const inTurn = at(teams, 0).flatMap((_, place) => teams.map((team) => at(team, place)))
const staff = [...inTurn.slice(1, 3), at(inTurn, 0), ...inTurn.slice(3)]

const holders = {
  tide: { names: staff, weights: cumulative(zipf(staff.length, 0.7)) },
  platform: { names: ['agent3', 'agent4', 'agent2', 'agent1', 'shopsolo'], weights: cumulative([5, 5, 4, 3, 3]) },
} as const
const purpose = nameSeed('owners')

/** Username of the member who looks after creator number `creator`; group sizes follow Zipf's law. */
export const ownerOf = (seed: number, world: 'tide' | 'platform', creator: number): string => {
  const { names, weights } = holders[world]
  return at(names, pickIndex(weights, new Random(seed, creator, 0, purpose).next()))
}
