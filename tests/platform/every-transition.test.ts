import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BulkData } from '../../shared/api/bulk.ts'
import type { Field } from '../../shared/forms/form.ts'
import { workflows } from '../../shared/workflows/all.ts'
import { type HistoryData, leadsFrom, type Transition, type Workflow } from '../../shared/workflows/workflow.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { keys, workflowBeds } from '../support/workflow-beds.ts'

const now = Date.UTC(2026, 4, 20, 16, 30) / 1000
let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
})
afterAll(() => platform?.[Symbol.asyncDispose]())

/** The least that a form takes. */
const leastOf = ({ kind, least, options, optional }: Field): string | number | boolean | null => {
  if (optional) return null
  if (kind === 'check') return true
  if (kind === 'date') return '2026-05-20'
  if (kind === 'choice') return options?.[0] ?? 0
  return kind === 'text' || kind === 'one' || kind === 'creator' ? 'x'.repeat(least ?? 1) : (least ?? 1)
}
const inputOf = ({ form = [] }: Transition) => Object.fromEntries(form.map((field) => [field.name, leastOf(field)]))

let presses = 0
interface Ask {
  readonly token: string
  readonly key: string
  readonly request_id?: string
  readonly seen?: object
}

const press = async (workflow: Workflow, name: string, { token, key, ...more }: Ask) => {
  const transition = workflow.transitions[name]
  if (!transition) throw new Error(name)
  const body = { transition: name, keys: [key], request_id: `request-${presses++}`, ...inputOf(transition), ...more }
  const { envelope } = await platform.ask(workflow.api.transition.path, { token, body, headers: { lang: 'zh' } })
  if (envelope.status !== 1) throw new Error(`${name}: ${JSON.stringify(envelope)}`)
  return (envelope.data as BulkData).results[0] ?? expect.fail('no result')
}

const get = async (path: string, query: Record<string, string>, token: string) =>
  (await platform.ask(`${path}?${new URLSearchParams(query)}`, { token })).envelope

const historyOf = async (workflow: Workflow, token: string, key: string) =>
  ((await get(workflow.api.history.path, { key }, token)).data as HistoryData).list

interface Page {
  readonly list: readonly Readonly<Record<string, unknown>>[]
  readonly may: Readonly<Record<string, readonly string[]>>
}

test.each(Object.entries(workflows))(
  '[WF1] [WF2] [WF3] [WF4] [WF5] [WF20] %s: every transition from every state, two at once, twice, and by a stranger',
  { timeout: 60_000 },
  async (id, workflow) => {
    const bed = (await workflowBeds[id]?.(platform, now)) ?? expect.fail(`${id} has no bed`)
    const { list, state: column, states, transitions, own } = workflow
    const [key, beside] = bed.keys ?? keys
    const history = () => historyOf(workflow, bed.one, key)
    const rowNow = async (): Promise<[unknown, readonly string[]] | undefined> => {
      const { list: rows, may } = (await get(list.path, { keyword: key }, bed.one)).data as Page
      const row = rows.find((one) => one[list.rowKey] === key)
      return row && [row[column], may[key] ?? []]
    }
    for (const state of states) {
      const open = Object.keys(transitions).filter((name) => leadsFrom(transitions[name] as Transition, state))
      await bed.put(key, state)
      // What is done with stands in no list of what is under way.
      const shown = bed.stateOf ? undefined : await rowNow()
      if (shown) expect(shown, `${state}`).toEqual([state, open])
      for (const [name, transition] of Object.entries(transitions)) {
        await bed.put(key, state)
        const before = (await history()).length
        const result = await press(workflow, name, { token: bed.one, key })
        const { length } = await history()
        expect([name, state, result.ok], result.message).toEqual([name, state, open.includes(name)])
        expect(length - before).toBe(result.ok ? 1 : 0)
        const to = result.ok ? (transition.to ?? state) : state
        if (bed.stateOf) expect([name, state, await bed.stateOf(key)]).toEqual([name, state, to])
        if (!result.ok) expect(result.message).toMatch(/\p{Script=Han}/u)
        else expect((await history())[0]).toMatchObject({ transition: name, after: { [column]: to } })
      }
    }
    for (const [name, { from = states, to }] of Object.entries(transitions)) {
      const [state = 0] = from
      const seen = { [key]: { [column]: state } }
      await bed.put(key, state)
      const both = await Promise.all([bed.one, bed.other].map((token) => press(workflow, name, { token, key, seen })))
      if (to !== undefined && to !== state) {
        expect(both.map(({ ok }) => ok).sort(), name).toEqual([false, true])
        expect(both.find(({ ok }) => !ok)?.message).toMatch(/^数据已被他人修改，请刷新（.+）$/)
      }
      await bed.put(key, state)
      const { length } = await history()
      const again = { token: bed.one, key, request_id: `the-same-${name}` }
      expect([(await press(workflow, name, again)).ok, (await press(workflow, name, again)).ok]).toEqual([true, true])
      expect(await history()).toHaveLength(length + 1)
      if (bed.stranger) {
        await bed.put(key, state)
        expect((await press(workflow, name, { token: bed.stranger, key })).ok).toBe(false)
      }
      expect(await history()).toHaveLength(length + 1)
      expect(await historyOf(workflow, bed.one, beside), 'the row beside it').toEqual([])
    }
    if (bed.stranger) expect((await get(workflow.api.history.path, { key }, bed.stranger)).status).toBe(0)
    expect(own ?? false).toBe(bed.colleague !== undefined)
    if (bed.colleague) expect(await historyOf(workflow, bed.colleague, key)).toEqual([])
  },
)
