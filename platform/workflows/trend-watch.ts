import { MOST_TREND_WATCHES, type TrendKind, type TrendRule } from '../../shared/areas/trends/api.ts'
import { trendWatchWorkflows } from '../../shared/areas/trends/workflow.ts'
import type { InputOf, Values } from '../../shared/workflows/workflow.ts'
import { Refused } from '../http/refused.ts'
import { readTrendStates } from '../lists/trends/states.ts'
import { dropWatch, readRule, setWatch, type TrendState, type Watched } from '../queries/trends/watch.ts'
import { readCompany, viewNow } from '../queries/view.ts'
import { holdAccount } from '../queries/workflows/hold-account.ts'
import { memberOf } from './actor.ts'
import { type Held, machineOf, onlyState } from './machine.ts'

interface Row extends Held {
  readonly watched: Watched
  /** Undefined: it is in none of the viewer's shops any more. */
  readonly standing: TrendState | undefined
  readonly day: number
}

type Transitions = (typeof trendWatchWorkflows)[TrendKind]['transitions']
type Asked = InputOf<Transitions['watch']>

/** By the number of the trend (shared/areas/trends/list.ts). */
const flags = [
  ['rising', 1],
  ['falling', 2],
  ['unsalable', 3],
] as const

const ruleOf = (asked: Asked): TrendRule => ({
  trends: flags.flatMap(([name, trend]) => (asked[name] ? [trend] : [])),
  stock_days: asked.stock_below,
})

const askedOf = ({ trends, stock_days }: TrendRule): Values => ({
  ...Object.fromEntries(flags.map(([name, trend]) => [name, trends.includes(trend)])),
  stock_below: stock_days,
})

const machineFor = (kind: TrendKind) =>
  machineOf<Transitions, Row>(trendWatchWorkflows[kind], {
    none: 'trend.none',
    hold: async (tx, by, object_id) => {
      const watched = { member_id: memberOf(by), kind, object_id }
      await holdAccount(tx, watched.member_id)
      const { scope } = by
      const view = viewNow(scope, await readCompany(tx, scope.company_id), by.now)
      const standing = (await readTrendStates(tx, view, kind, [object_id])).get(object_id)
      const rule = await readRule(tx, watched)
      if (!rule && !standing) return undefined
      const values = rule ? askedOf(rule) : {}
      return { watched, standing, day: view.day, state: Number(rule !== undefined), values }
    },
    runs: {
      watch: async (tx, { by, row, input }) => {
        const { watched, standing: state, day } = row
        if (!state) throw new Refused('trend.none')
        const rule = ruleOf(input)
        if (rule.trends.length === 0 && rule.stock_days === null) throw new Refused('trend.noRule')
        const at = { state, day, now: by.now }
        if (!(await setWatch(tx, watched, rule, at, MOST_TREND_WATCHES)))
          throw new Refused('trend.full', { params: { most: MOST_TREND_WATCHES } })
        return { before: row.values, after: askedOf(rule) }
      },
      unwatch: async (tx, { row }) => {
        await dropWatch(tx, row.watched)
        return onlyState
      },
    },
  })

export const trendWatchMachines = [machineFor(1), machineFor(2)]
