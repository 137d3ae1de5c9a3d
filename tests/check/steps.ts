import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { areaNames } from './area-names.ts'
import { casts } from './casts.ts'
import { brokenDirections } from './directions.ts'
import { featureStyles } from './feature-css.ts'
import { coverage } from './spec-coverage.ts'
import { sumShapes } from './sum-shape.ts'

const root = dirname(dirname(import.meta.dirname))
const rooms = ['tests', 'platform', 'console', 'display', 'relay', 'shared', 'platform/launch', '.']

export interface Result {
  readonly name: string
  readonly ok: boolean
  readonly output: string
  readonly seconds: number
}

type Step = { readonly name: string; readonly run: () => Promise<{ ok: boolean; output: string }> }

const program =
  (path: string, args: readonly string[]): Step['run'] =>
  () =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [join(root, 'node_modules', path), ...args], { cwd: root })
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString()
        })
      child.once('error', (error) => resolve({ ok: false, output: error.message }))
      child.once('close', (code) => resolve({ ok: code === 0, output: output.trim() }))
    })

const passed = (problems: readonly string[]): { ok: boolean; output: string } => ({
  ok: problems.length === 0,
  output: problems.join('\n'),
})

const testFiles = (): { path: string; text: string }[] =>
  readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => ({ path: `tests/${name}`, text: readFileSync(join(root, 'tests', name), 'utf8') }))

const specStep = async (): Promise<{ ok: boolean; output: string }> => {
  const path = join(root, 'docs', 'spec.md')
  const found = coverage(existsSync(path) ? readFileSync(path, 'utf8') : '', testFiles())
  const problems = [
    ...(found.rules === 0 ? ['docs/spec.md has no rules'] : []),
    ...found.doubled.map((rule) => `rule stands twice: ${rule}`),
    ...found.untested.map((rule) => `rule without a test: ${rule}`),
    ...found.late.map((rule) => `rule that only npm run soak holds, without saying so: ${rule}`),
    ...found.unknown.map((rule) => `test of an unknown rule: ${rule}`),
    ...found.unnumbered.map((test) => `test without a rule: ${test}`),
  ]
  return passed(problems)
}

/**
 * Every static check of the house, the longest ones first; `npm run check` runs them two at a time, each in one thread: more
 * threads of a compiler look through the same types again.
 */
export const steps: readonly Step[] = [
  ...rooms.map((room) => ({
    name: `tsc ${room}`,
    run: program('typescript/bin/tsc', ['-p', room, '--singleThreaded']),
  })),
  { name: 'biome', run: program('@biomejs/biome/bin/biome', ['ci', '--colors=off', '.']) },
  { name: 'import directions', run: async () => passed(brokenDirections(root)) },
  { name: 'knip', run: program('knip/bin/knip.js', ['--no-progress']) },
  { name: 'spec coverage', run: specStep },
  { name: 'area names', run: async () => passed(areaNames(root)) },
  { name: 'feature styles', run: async () => passed(featureStyles(root)) },
  { name: 'casts', run: async () => passed(casts(root)) },
  { name: 'sum shapes', run: async () => passed(sumShapes(root)) },
]

/** Runs a step and takes its time. */
export const runStep = async ({ name, run }: Step): Promise<Result> => {
  const started = performance.now()
  return { name, ...(await run()), seconds: (performance.now() - started) / 1000 }
}
