import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { findBrowser } from '../../platform/launch/browser.mjs'
import { checkDisk, readPort } from '../../platform/launch/checks.mjs'
import { tryLock, waitForLock } from '../../platform/launch/lock.mjs'
import { createLogFile } from '../../platform/launch/log-file.mjs'
import { dataDirectory } from '../../platform/launch/paths.mjs'
import { bar, createProgress } from '../../platform/launch/progress.mjs'
import { closingLine, others, overTime, secondTries, slowest } from '../../platform/launch/tests.mjs'
import { tooOld } from '../../platform/launch/version.mjs'
import { isRoot, temporaryFolder } from '../support/folder.ts'
import { run } from '../support/process.ts'

const root = dirname(dirname(import.meta.dirname))

test.each([
  ['18.20.4', true],
  ['20.18.3', true],
  ['20.19.0', false],
  ['22.12.0', false],
  ['24.0.0', false],
])('[O17] Node %s is too old: %s', (version, old) => {
  expect(tooOld(version) !== '').toBe(old)
  if (old) expect(tooOld(version)).toMatch(/太旧[\s\S]*20\.19[\s\S]*too old/)
})

test('[O17] npm start under an old Node is one clear sentence and no stack', () => {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '16.20.2' })`
  const { status, stderr } = spawnSync(process.execPath, ['--import', pretend, 'platform/launch/start.mjs'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Node\.js 16\.20\.2 太旧.*\nNode\.js 16\.20\.2 is too old.*\n$/)
})

test('[O18] a lock belongs to one process at a time and is free the moment that process is killed', async () => {
  using folder = temporaryFolder()
  const script = `
    import { tryLock } from './platform/launch/lock.mjs'
    await tryLock(process.argv[1], () => ({ pid: process.pid, address: 'http://there' }))
    console.log('held')
    setInterval(() => {}, 1000)`
  await using holder = run(process.execPath, ['--input-type=module', '-e', script, folder.path], { cwd: root })
  await holder.said(/held/)
  const refused = await tryLock(folder.path, () => ({}))
  expect(refused).toMatchObject({ holder: { pid: holder.child.pid, address: 'http://there' } })
  const onWait = vi.fn()
  const waiting = waitForLock(folder.path, onWait)
  await expect.poll(() => onWait.mock.calls.length).toBe(1)
  holder.child.kill('SIGKILL')
  const release = await waiting
  expect(await tryLock(folder.path, () => ({}))).toHaveProperty('holder')
  release()
  expect(await tryLock(folder.path, () => ({}))).toHaveProperty('release')
})

test('[O19] a disk with less than 300 MB left and a directory without write access are refused in words', (context) => {
  using folder = temporaryFolder()
  expect(() => checkDisk(folder.path)).not.toThrow()
  writeFileSync(join(folder.path, 'file'), '')
  expect(() => dataDirectory({ DATA_DIR: join(folder.path, 'file', 'data') })).toThrow(
    /无法创建数据目录[\s\S]*cannot be made/,
  )
  const disk = join(folder.path, 'small')
  mkdirSync(disk)
  const mounted = isRoot && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=100m', 'tmpfs', disk]).status === 0
  context.skip(!mounted, 'needs the right to mount a small disk')
  try {
    expect(() => checkDisk(disk)).toThrow(/只剩 100 MB[\s\S]*100 MB left/)
    spawnSync('mount', ['-o', 'remount,ro', disk])
    expect(() => checkDisk(disk)).toThrow(/不可写[\s\S]*not writable/)
  } finally {
    spawnSync('umount', [disk])
  }
})

test('[O34] PORT is a whole number up to 65535 or is refused in words', () => {
  expect([undefined, '', '0', '9000'].map(readPort)).toEqual([8080, 8080, 0, 9000])
  for (const text of ['http', '-1', '70000', '80.5']) expect(() => readPort(text)).toThrow(new RegExp(`“${text}”`))
})

test('[O35] progress is plain lines where there is no terminal, and one moving line with a bar where there is', () => {
  const plain: string[] = []
  const quiet = createProgress({ write: (text) => plain.push(text) })
  for (const done of [1, 2, 3]) quiet.step('导入 Importing', done, 3)
  quiet.say('好了 Done')
  expect(plain).toEqual(['导入 Importing\n', '好了 Done\n'])
  const drawn: string[] = []
  const moving = createProgress({ isTTY: true, columns: 80, write: (text) => drawn.push(text) })
  moving.step('导入 Importing', 1, 4)
  moving.done()
  expect(drawn.join('')).toContain(bar(1, 4))
  expect(drawn.at(-1)).toBe('\r\x1b[2K')
  expect(bar(1, 4)).toBe(`[${'#'.repeat(6)}${'-'.repeat(18)}]  25%`)
})

test('[O36] a log file keeps one predecessor and stays below its limit', () => {
  using folder = temporaryFolder()
  const path = join(folder.path, 'logs', 'a.log')
  const log = createLogFile(path)
  const line = `${'x'.repeat(1024 * 1024 - 1)}\n`
  for (let i = 0; i < 45; i++) log.write(line)
  log.write('the newest line\n')
  expect(statSync(path).size).toBeLessThan(22 * 1024 * 1024)
  expect(statSync(`${path}.1`).size).toBeLessThan(22 * 1024 * 1024)
  expect(readFileSync(path, 'utf8').endsWith('the newest line\n')).toBe(true)
  expect(log.tail()).toMatch(/the newest line$/)
})

test('[O37] the tests end with one plain line of counts, in which a broken file and a failed check are failures', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0, testResults: [] }
  expect(closingLine(report, true)).toBe('5 passed, 1 failed, 2 skipped')
  expect(closingLine(report, false)).toBe('5 passed, 2 failed, 2 skipped')
  const broken = [{ name: '', startTime: 0, endTime: 0, status: 'failed', assertionResults: [] }]
  expect(closingLine({ ...report, testResults: broken }, true)).toBe('5 passed, 2 failed, 2 skipped')
  // What a file prepares for its tests failed: none of them ran.
  const unready = { status: 'pending', fullName: 'x', failureMessages: null }
  const unprepared = broken.map((file) => ({ ...file, assertionResults: [unready] }))
  expect(closingLine({ ...report, testResults: unprepared }, true)).toBe('5 passed, 2 failed, 2 skipped')
  expect(closingLine(undefined, true)).toBe('0 passed, 1 failed, 0 skipped')
  expect(others(report)).toEqual([])
  // Tests that another run has are not skipped.
  const late = { status: 'skipped', fullName: 'x', failureMessages: null, tags: ['long'] }
  const left = {
    ...report,
    testResults: [
      {
        ...broken[0],
        name: '',
        startTime: 0,
        endTime: 0,
        status: 'passed',
        assertionResults: [late, { ...late, tags: [] }],
      },
    ],
  }
  expect(closingLine(left, true)).toBe('5 passed, 1 failed, 1 skipped')
  expect(others(left)).toEqual([expect.stringContaining('1 more tests are run by npm run soak')])
})

test('[O42] a test that passed only when it was tried again is named', () => {
  const outcome = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  })
  const assertionResults = [
    outcome('once', 'passed'),
    outcome('twice', 'passed', 'late'),
    outcome('never', 'failed', 'no'),
  ]
  const counts = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 }
  const file = { name: join(root, 'a.test.ts'), startTime: 0, endTime: 1 }
  const report = { ...counts, testResults: [{ ...file, status: 'failed', assertionResults }] }
  expect(secondTries(report).slice(1)).toEqual(['  twice'])
  expect(secondTries({ ...report, testResults: [] })).toEqual([])
  expect(secondTries(undefined)).toEqual([])
})

test('[O44] the slowest files are named, ten of them, with their seconds', () => {
  const testResults = Array.from({ length: 12 }, (_, n) => ({
    name: join(root, 'tests', `${n}.test.ts`),
    status: 'passed',
    startTime: 5000,
    endTime: 5000 + n * 2400,
    assertionResults: [],
  }))
  const counts = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  const lines = slowest({ ...counts, testResults })
  expect(lines).toHaveLength(11)
  expect(lines[1]).toBe(`    26 s  ${join('tests', '11.test.ts')}`)
  expect(slowest(undefined)).toEqual([])
})

test('[O45] checks and tests that take more than twelve minutes, or 28 times the checks, fail with a sentence, unless the machine may be slow', () => {
  expect(overTime(720, 15, undefined)).toEqual([])
  expect(overTime(1_680, 60, undefined)).toEqual([])
  expect(overTime(1_740, 60, undefined)[0]).toContain('用了 29.0 分钟，最多 28 分钟')
  expect(overTime(732, 15, undefined)).toEqual([
    expect.stringContaining('测试用了 12.2 分钟，最多 12 分钟'),
    expect.stringMatching(/took 12\.2 minutes, at most 12.*shorten the slowest files.*TEST_MINUTES=0/),
  ])
  expect(overTime(732, 15, '20')).toEqual([])
  expect(overTime(9_999, 20, '0')).toEqual([])
  for (const wrong of ['', 'long', '-1']) expect(() => overTime(1, 1, wrong)).toThrow(/TEST_MINUTES must be a number/)
  const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }
  expect(closingLine(report, true, true)).toBe('5 passed, 1 failed, 0 skipped')
})

test('[O38] the browser of the tests is one that really starts, and CHROMIUM wins', () => {
  using folder = temporaryFolder()
  const script = (name: string, says: string): string => {
    const path = join(folder.path, name)
    writeFileSync(path, `#!/bin/sh\necho "${says}"\n`)
    chmodSync(path, 0o755)
    return path
  }
  script('chromium', 'Command requires the chromium snap to be installed.')
  const good = script('google-chrome', 'Google Chrome 150.0')
  vi.stubEnv('CHROMIUM', '')
  vi.stubEnv('PATH', `${folder.path}:/bin`)
  expect(findBrowser(folder.path)).toBe(good)
  vi.stubEnv('CHROMIUM', '/my/own')
  expect(findBrowser(folder.path)).toBe('/my/own')
  vi.unstubAllEnvs()
})
