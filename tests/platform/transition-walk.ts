import { expect } from 'vitest'
import type { BulkData } from '../../shared/api/bulk.ts'
import type { Field } from '../../shared/forms/form.ts'
import { type HistoryData, leadsFrom, type Transition, type Workflow } from '../../shared/workflows/workflow.ts'
import type { TestPlatform } from '../support/platform.ts'
import { type Bed, keys } from '../support/workflow-beds.ts'

/** The least that a form takes. */
const leastOf = ({ kind, least, options, optional }: Field): string | number | boolean | null => {
  if (optional) return null
  if (kind === 'check') return true
  if (kind === 'date') return '2026-05-20'
  if (kind === 'choice') return options?.[0] ?? 0
  return kind === 'text' ? 'x'.repeat(least ?? 1) : (least ?? 1)
}
const inputOf = ({ form = [] }: Transition) => Object.fromEntries(form.map((field) => [field.name, leastOf(field)]))

let presses = 0
interface Ask {
  readonly token: string
  readonly key?: string
  readonly request_id?: string
  readonly seen?: object
}

const press = async (
  platform: TestPlatform,
  workflow: Workflow,
  name: string,
  { token, key = keys[0], ...more }: Ask,
) => {
  const transition = workflow.transitions[name]
  if (!transition) throw new Error(name)
  const body = { transition: name, keys: [key], request_id: `request-${presses++}`, ...inputOf(transition), ...more }
  const { envelope } = await platform.ask(workflow.api.transition.path, { token, body, headers: { lang: 'zh' } })
  if (envelope.status !== 1) throw new Error(`${name}: ${JSON.stringify(envelope)}`)
  return (envelope.data as BulkData).results[0] ?? expect.fail('no result')
}

const get = async (platform: TestPlatform, path: string, query: Record<string, string>, token: string) =>
  (await platform.ask(`${path}?${new URLSearchParams(query)}`, { token })).envelope

const historyOf = async (platform: TestPlatform, workflow: Workflow, { one: token }: Bed, key: string = keys[0]) =>
  ((await get(platform, workflow.api.history.path, { key }, token)).data as HistoryData).list

interface Page {
  readonly list: readonly Readonly<Record<string, unknown>>[]
  readonly may: Readonly<Record<string, readonly string[]>>
}

/** Every transition from every state, two at once, twice, and by a stranger. */
export const walkWorkflow = async (platform: TestPlatform, workflow: Workflow, bed: Bed): Promise<void> => {
  const { list, state: column, states, transitions } = workflow
  const rowNow = async (key: string): Promise<[unknown, readonly string[]] | undefined> => {
    const { list: rows, may } = (await get(platform, list.path, { keyword: key }, bed.one)).data as Page
    const row = rows.find((one) => one[list.rowKey] === key)
    return row && [row[column], may[key] ?? []]
  }
  for (const state of states) {
    const open = Object.keys(transitions).filter((name) => leadsFrom(transitions[name] as Transition, state))
    await bed.put(keys[0], state)
    // What is done with stands in no list of what is under way.
    const shown = await rowNow(keys[0])
    if (shown) expect(shown, `${state}`).toEqual([state, open])
    for (const [name, transition] of Object.entries(transitions)) {
      await bed.put(keys[0], state)
      const before = (await historyOf(platform, workflow, bed)).length
      const result = await press(platform, workflow, name, { token: bed.one })
      const { length } = await historyOf(platform, workflow, bed)
      expect([name, state, result.ok], result.message).toEqual([name, state, open.includes(name)])
      expect(length - before).toBe(result.ok ? 1 : 0)
      if (!result.ok) expect(result.message).toMatch(/\p{Script=Han}/u)
      else
        expect((await historyOf(platform, workflow, bed))[0]).toMatchObject({
          transition: name,
          after: { [column]: transition.to ?? state },
        })
    }
  }
  for (const [name, { from = states, to }] of Object.entries(transitions)) {
    const [state = 0] = from
    const seen = { [keys[0]]: { [column]: state } }
    await bed.put(keys[0], state)
    const both = await Promise.all(
      [bed.one, bed.other].map((token) => press(platform, workflow, name, { token, seen })),
    )
    if (to !== undefined && to !== state) {
      expect(both.map(({ ok }) => ok).sort(), name).toEqual([false, true])
      expect(both.find(({ ok }) => !ok)?.message).toMatch(/^数据已被他人修改，请刷新（.+）$/)
    }
    await bed.put(keys[0], state)
    const { length } = await historyOf(platform, workflow, bed)
    const again = { token: bed.one, request_id: `the-same-${name}` }
    expect([
      (await press(platform, workflow, name, again)).ok,
      (await press(platform, workflow, name, again)).ok,
    ]).toEqual([true, true])
    expect(await historyOf(platform, workflow, bed)).toHaveLength(length + 1)
    await bed.put(keys[0], state)
    expect((await press(platform, workflow, name, { token: bed.stranger })).ok).toBe(false)
    expect(await historyOf(platform, workflow, bed)).toHaveLength(length + 1)
    expect(await historyOf(platform, workflow, bed, keys[1]), 'the row beside it').toEqual([])
  }
  expect((await get(platform, workflow.api.history.path, { key: keys[0] }, bed.stranger)).status).toBe(0)
}
