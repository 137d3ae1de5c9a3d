import { expect } from 'vitest'
import { raiseVersion } from '../../platform/queries/pulse.ts'
import type { Field } from '../../shared/forms/form.ts'
import { holdsWhen, leadsFrom, type Transition, type Workflow } from '../../shared/workflows/workflow.ts'
import type { Bed } from '../support/bed.ts'
import type { TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'

/** The least that a form takes. */
const leastOf = ({ name, kind, least, options, optional }: Field, bed: Bed): string | number | boolean | null => {
  const told = bed.values?.[name]
  if (told !== undefined) return told
  if (optional) return null
  if (kind === 'check') return true
  if (kind === 'date') return '2027-05-20'
  if (kind === 'one' || kind === 'creator') return 'x'
  if (kind === 'member') return bed.member ?? expect.fail('the bed has no member')
  if (kind === 'choice') return options?.[0] ?? 0
  return kind === 'text' ? 'x'.repeat(least ?? 1) : (least ?? 1)
}

interface Ask {
  readonly token: string
  readonly request_id?: string
  readonly seen?: object
}

/** Presses on the first row of a bed, and what became of it. */
const walkerOf = (platform: TestPlatform, workflow: Workflow, bed: Bed) => {
  const { one, history } = presser(platform, workflow)
  const [key] = bed.keys
  return {
    key,
    press: (name: string, { token, ...more }: Ask) => {
      const { form = [] } = workflow.transitions[name] ?? expect.fail(name)
      const input = Object.fromEntries(form.map((field) => [field.name, leastOf(field, bed)]))
      return one(token, name, key, { ...input, ...more })
    },
    historyOf: async (of = key, token = bed.one) => (await history(token, of)).list,
    /** State and open transitions of the row as an account sees them; undefined where no list shows it. */
    shown: async (token: string): Promise<[unknown, readonly string[]] | undefined> => {
      const { list, state } = workflow
      if (!bed.keyword) return undefined
      const { envelope } = await platform.ask(`${list.path}?keyword=${bed.keyword(key)}`, { token })
      const page = envelope.data as { list: Readonly<Record<string, unknown>>[]; may: Record<string, string[]> }
      const row = page.list.find((one) => one[list.rowKey] === key)
      return row && [row[state], page.may[key] ?? []]
    },
  }
}

/** The columns of a bed's row as a transition asks for them. */
const fitOf = ({
  when = {},
  reaches = {},
}: Pick<Transition, 'when' | 'reaches'>): Readonly<Record<string, number>> => ({
  ...Object.fromEntries(Object.entries(when).map(([column, [value = 0]]) => [column, value])),
  ...reaches,
})

const whoOf = (bed: Bed, name: string): Pick<Bed, 'one' | 'other'> => bed.as?.(name) ?? bed

/** What is the platform's alone is refused from every state. */
const isForPeople = ({ by }: Transition): boolean => by !== 'platform'

const walk = async (platform: TestPlatform, workflow: Workflow, bed: Bed): Promise<void> => {
  const { state: column, states, transitions } = workflow
  const { key, press, historyOf, shown } = walkerOf(platform, workflow, bed)
  for (const state of states) {
    const open = Object.entries(transitions).flatMap(([name, one]) =>
      isForPeople(one) && leadsFrom(one, state) ? [name] : [],
    )
    const plain = open.filter((name) => {
      const { when = {}, reaches = {} } = transitions[name] ?? {}
      // Where the bed does not say what stands in a column, it is what the transition asks for.
      return holdsWhen({ when, reaches }, { ...fitOf({ when, reaches }), ...bed.columns })
    })
    await bed.put(key, state)
    // Whoever writes raises the version: what is remembered of a list holds no longer.
    await platform.db.transaction().execute(async (tx) => {
      for (const { id } of await tx.selectFrom('company').select('id').execute()) await raiseVersion(tx, id, 0)
    })
    // What is done with stands in no list of what is under way.
    for (const token of new Set([bed.one, ...Object.keys(transitions).map((name) => whoOf(bed, name).one)])) {
      const seen = await shown(token)
      const isOpen = (name: string): boolean => transitions[name]?.by === 'anyone' || whoOf(bed, name).one === token
      if (seen) expect(seen, `${state}`).toEqual([state, plain.filter(isOpen)])
    }
    for (const [name, transition] of Object.entries(transitions)) {
      await bed.put(key, state, fitOf(transition))
      const before = (await historyOf()).length
      const result = await press(name, { token: whoOf(bed, name).one })
      const after = await historyOf()
      expect([name, state, result.ok], result.message).toEqual([name, state, open.includes(name)])
      expect(after.length - before).toBe(result.ok ? 1 : 0)
      const to = result.ok ? (transition.to ?? state) : state
      if (bed.stateOf) expect([name, state, await bed.stateOf(key)]).toEqual([name, state, to])
      if (!result.ok) expect(result.message).toMatch(/\p{Script=Han}/u)
      expect(Object.keys(result.answer ?? {}), name).toEqual(result.ok ? (transition.answers ?? []) : [])
      if (result.ok) expect(after[0]).toMatchObject({ transition: name, after: { [column]: to } })
    }
  }
}

const walkTogether = async (platform: TestPlatform, workflow: Workflow, bed: Bed): Promise<void> => {
  const { state: column, states, transitions, own = false } = workflow
  const { key, press, historyOf } = walkerOf(platform, workflow, bed)
  for (const [name, transition] of Object.entries(transitions)) {
    if (!isForPeople(transition)) continue
    const { from = states, to } = transition
    const [state = 0] = from
    const seen = { [key]: { [column]: state } }
    const fit = fitOf(transition)
    await bed.put(key, state, fit)
    const who = whoOf(bed, name)
    const both = await Promise.all([who.one, who.other].map((token) => press(name, { token, seen })))
    if (to !== undefined && to !== state) {
      expect(both.map(({ ok }) => ok).sort(), name).toEqual([false, true])
      expect(both.find(({ ok }) => !ok)?.message).toMatch(bed.faster?.[name] ?? /^数据已被他人修改，请刷新（.+）$/)
    }
    await bed.put(key, state, fit)
    const { length } = await historyOf()
    const again = { token: who.one, request_id: `the-same-${name}` }
    const first = await press(name, again)
    expect(first.ok).toBe(true)
    expect(await press(name, again)).toEqual(first)
    expect(await historyOf()).toHaveLength(length + 1)
    if (bed.stranger) {
      await bed.put(key, state, fit)
      expect((await press(name, { token: bed.stranger })).ok).toBe(false)
    }
    expect(await historyOf()).toHaveLength(length + 1)
    expect(await historyOf(bed.keys[1]), 'the row beside it').toEqual([])
  }
  if (bed.stranger) await expect(presser(platform, workflow).history(bed.stranger, key)).rejects.toThrow()
  expect(own).toBe(bed.colleague !== undefined)
  if (bed.colleague) expect(await historyOf(key, bed.colleague)).toEqual([])
}

/** Refused in words, not offered, and nothing is logged. */
const walkUnfit = async (platform: TestPlatform, workflow: Workflow, bed: Bed): Promise<void> => {
  const { states, transitions } = workflow
  const { key, press, historyOf, shown } = walkerOf(platform, workflow, bed)
  for (const [name, transition] of Object.entries(transitions)) {
    if (!isForPeople(transition)) continue
    const { from = states, when = {}, reaches = {}, by } = transition
    const fit = fitOf(transition)
    const [state = 0] = from
    const { length } = await historyOf()
    for (const column of [...Object.keys(when), ...Object.keys(reaches)]) {
      const unfit = bed.unfit?.[column]
      const value = typeof unfit === 'function' ? unfit(name) : (unfit ?? expect.fail(`the bed has no unfit ${column}`))
      const columns = { ...fit, [column]: value }
      expect(holdsWhen(transition, { ...fit, [column]: value })).toBe(false)
      await bed.put(key, state, columns)
      const { one } = whoOf(bed, name)
      expect((await shown(one))?.[1] ?? []).not.toContain(name)
      const { ok, message } = await press(name, { token: one })
      expect([name, column, ok]).toEqual([name, column, false])
      expect(message).toMatch(/\p{Script=Han}/u)
    }
    await bed.put(key, state, fit)
    if (by !== 'anyone') {
      const token =
        (typeof bed.plain === 'function' ? bed.plain(name) : bed.plain) ??
        expect.fail(`${name} is not for everybody, and the bed has nobody else`)
      expect((await shown(token))?.[1] ?? []).not.toContain(name)
      const { ok, message } = await press(name, { token })
      expect([name, ok, message]).toEqual([name, false, expect.stringMatching(/负责|上级|剪辑师|运营|不对你开放/)])
    }
    expect(await historyOf()).toHaveLength(length)
  }
}

/** Every transition from every state, two at once, twice, by a stranger, without the right, and with other columns unfit. */
export const walkWorkflow = async (platform: TestPlatform, workflow: Workflow, bed: Bed): Promise<void> => {
  await walk(platform, workflow, bed)
  await walkTogether(platform, workflow, bed)
  await walkUnfit(platform, workflow, bed)
}
