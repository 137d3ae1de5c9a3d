import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { LONG, runNode, vitest } from './commands.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './paths.mjs'
import { createProgress } from './progress.mjs'
import { Refusal } from './refusal.mjs'

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] | null, tags?: string[] }} Outcome
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { name: string, status: string, startTime: number, endTime: number, assertionResults: Outcome[] }[] }} Report
 */

/** How many tests were left to `npm run soak`: not skipped, but another run's. @param {Report | undefined} report */
const leftToSoak = (report) =>
  (report?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, tags = [] }) => status === 'skipped' && tags.includes(LONG)).length

/**
 * What `npm test` did not run.
 * @param {Report | undefined} report
 * @returns {string[]} a sentence, or nothing
 */
export const others = (report) => {
  const left = leftToSoak(report)
  return left > 0 ? [`另有 ${left} 个测试由 npm run soak 运行。 ${left} more tests are run by npm run soak.`] : []
}

/**
 * The closing line. A file that could not be loaded, or whose preparations failed, has no failed tests to count: it is one
 * failure; so is a failed check, and a run that took too long.
 * @param {Report | undefined} report vitest's, undefined when it wrote none
 * @param {boolean} checked whether `npm run check` passed
 * @param {boolean} [isLate] whether the run took longer than it may
 * @returns {string}
 */
export const closingLine = (report, checked, isLate = false) => {
  const broken = report
    ? report.testResults.filter(
        ({ status, assertionResults }) =>
          status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
      )
    : [undefined]
  const failed = (report?.numFailedTests ?? 0) + broken.length + (checked ? 0 : 1) + (isLate ? 1 : 0)
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0) - leftToSoak(report)
  return `${report?.numPassedTests ?? 0} passed, ${failed} failed, ${skipped} skipped`
}

/**
 * Tests that passed only when they were tried once more: not failures, but each is worth a look.
 * @param {Report | undefined} report
 * @returns {string[]} a heading and their names, or nothing
 */
export const secondTries = (report) => {
  const late = (report?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages ?? []).length > 0)
    .map(({ fullName }) => `  ${fullName}`)
  return late.length > 0 ? ['第二次才通过的测试： Passed only when tried again:', ...late] : []
}

const NAMED = 10

/**
 * The files that took longest, so that the suite stays as short as it is.
 * @param {Report | undefined} report
 * @returns {string[]} a heading and their names with seconds, or nothing
 */
export const slowest = (report) => {
  const files = (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: Math.round((endTime - startTime) / 1000),
  }))
  files.sort((a, b) => b.seconds - a.seconds)
  const lines = files.slice(0, NAMED).map(({ name, seconds }) => `  ${String(seconds).padStart(4)} s  ${name}`)
  return lines.length > 0 ? ['最慢的测试文件： The slowest test files:', ...lines] : []
}

const MINUTES = 12
/** So many times what the checks took on this machine, where that is longer: on a quiet one of two cores about as long. */
const TIMES = 28

/**
 * What keeps the suite short while screens are added: checks and tests together have their time. A slow machine has more of
 * it, in the proportion in which its checks took longer.
 * @param {number} seconds that they took
 * @param {number} checks seconds that the checks alone took
 * @param {string | undefined} allowed `TEST_MINUTES`: other minutes, 0 for a machine that may take as long as it needs
 * @returns {string[]} a sentence when they took longer, or nothing
 * @throws {Refusal} when it is no number of minutes
 */
export const overTime = (seconds, checks, allowed) => {
  const minutes = allowed === undefined ? Math.max(MINUTES, (TIMES * checks) / 60) : Number(allowed)
  if (allowed?.trim() === '' || !(minutes >= 0))
    throw new Refusal(
      `TEST_MINUTES 应为分钟数（0 表示不限），不是“${allowed}”。`,
      `TEST_MINUTES must be a number of minutes, 0 for no limit, not "${allowed}".`,
    )
  if (minutes === 0 || seconds <= minutes * 60) return []
  const took = (seconds / 60).toFixed(1)
  const most = Math.round(minutes)
  return [
    `测试用了 ${took} 分钟，最多 ${most} 分钟：请缩短上面最慢的文件；机器慢时设置 TEST_MINUTES=0。`,
    `The tests took ${took} minutes, at most ${most} are allowed: shorten the slowest files above, or set TEST_MINUTES=0 on a slow machine.`,
  ]
}

/** @param {number} startedAt of the monotonic clock, ms */
const secondsSince = (startedAt) => (performance.now() - startedAt) / 1000

/** @param {string} path @returns {Report | undefined} */
const readReport = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** `npm test`: packages, a browser, a build, the checks, every test. @param {string[]} args passed on to vitest */
export const main = async (args) => {
  const progress = createProgress(process.stdout)
  const folder = mkdtempSync(join(tmpdir(), 'tidewall-report-'))
  const file = join(folder, 'report.json')
  try {
    const allowed = process.env.TEST_MINUTES
    overTime(0, 0, allowed)
    await ensureInstalled(root, progress)
    const browser = await ensureBrowser(root, progress)
    await ensureBuilt(root, progress)
    progress.done()
    const startedAt = performance.now()
    const checked = (await runNode(['--import', 'tsx', 'tests/check/run.ts'])) === 0
    const checks = secondsSince(startedAt)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const code = await runNode([...vitest, `--tagsFilter=!${LONG}`, ...reporters, ...args], { CHROMIUM: browser })
    if (!checked) console.log('静态检查没有通过（见上）。 The static checks failed (see above).')
    const report = readReport(file)
    const late = overTime(secondsSince(startedAt), checks, allowed)
    for (const line of [...slowest(report), ...secondTries(report), ...others(report), ...late]) console.log(line)
    console.log(closingLine(report, checked, late.length > 0))
    process.exitCode = code === 0 && checked && late.length === 0 ? 0 : 1
  } catch (error) {
    progress.done()
    console.error(error instanceof Refusal ? error.message : error)
    process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
