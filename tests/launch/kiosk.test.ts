import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { isAlive } from '../../platform/db/embedded/postmaster.ts'
import { findBrowser } from '../../platform/launch/browser.mjs'
import { believableWall } from '../support/believable-wall.ts'
import { startFakeRelay } from '../support/fake-relay.ts'
import { temporaryFolder } from '../support/folder.ts'
import { run } from '../support/process.ts'
import { builtSite } from '../support/site.ts'

const root = dirname(dirname(import.meta.dirname))
const kiosk = join(root, 'docs/kiosk')
const script = join(kiosk, 'kiosk.sh')
const address = 'http://127.0.0.1:9/dataDisplay/index?kiosk=1'

let site: Awaited<ReturnType<typeof builtSite>>
beforeAll(async () => {
  site = await builtSite()
}, 120_000)

/** A browser that writes down its process and what it was started with, and then does as `body` says of its `n`th start. */
const fakeBrowser = (folder: string, body: string): string => {
  const path = join(folder, 'chromium')
  writeFileSync(
    path,
    `#!/usr/bin/env bash
echo "$$ $*" >> '${folder}/starts'
n=$(wc -l < '${folder}/starts')
beat() { echo '[1126/1:INFO:CONSOLE:1] "tw.beat", source: x (1)' >&2; }
${body}
`,
  )
  chmodSync(path, 0o755)
  return path
}
const startsIn = (folder: string): readonly { readonly pid: number; readonly args: string }[] =>
  (existsSync(join(folder, 'starts')) ? readFileSync(join(folder, 'starts'), 'utf8') : '')
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ pid: Number(line.split(' ')[0]), args: line.slice(line.indexOf(' ') + 1) }))

const start = (folder: string, browser: string, silent: number, more: readonly string[] = [], page = address) =>
  run('bash', [script, page, ...more], {
    cwd: folder,
    env: { CHROMIUM: browser, PROFILE: join(folder, 'profile'), SILENT_S: String(silent), END_S: '1' },
  })

test.concurrent('[W59] a browser that ended and one that hangs are started again with the same profile, one that lives is left alone', {
  tags: ['long'],
}, async () => {
  using folder = temporaryFolder()
  const browser = fakeBrowser(
    folder.path,
    `case $n in
  1) beat; exit 3 ;;
  2) trap '' TERM; beat; while :; do echo busy >&2; sleep 0.2; done ;;
  *) while :; do beat; echo "$n" >> '${folder.path}/lives'; sleep 0.2; done ;;
esac`,
  )
  await using watch = start(folder.path, browser, 2)
  await watch.said(/the browser ended/)
  await watch.said(/the browser said nothing for 2 s/)
  // It has lived three times as long as one that hangs would have been left.
  const lived = () => (existsSync(join(folder.path, 'lives')) ? readFileSync(join(folder.path, 'lives'), 'utf8') : '')
  await expect.poll(() => lived().split('\n').length).toBeGreaterThan(30)
  const starts = startsIn(folder.path)
  expect(starts).toHaveLength(3)
  expect(starts.map(({ pid }) => isAlive(pid))).toEqual([false, false, true])
  for (const { args } of starts) {
    expect(args).toContain(`--user-data-dir=${folder.path}/profile`)
    expect(args).not.toContain('incognito')
    expect(args.endsWith(address)).toBe(true)
  }
  watch.child.kill('SIGTERM')
  expect(await watch.ended).toBe(0)
  expect(starts.map(({ pid }) => isAlive(pid))).toEqual([false, false, false])
})

test.concurrent('[W59] a browser whose page never lives is waited for longer each time', {
  tags: ['long'],
}, async () => {
  using folder = temporaryFolder()
  await using watch = start(folder.path, fakeBrowser(folder.path, 'exec sleep 600'), 1)
  for (const patience of [1, 2])
    await watch.said(new RegExp(`said nothing for ${patience} s; again in ${patience * 2} s`))
})

test('[W58] [W59] the page of a kiosk says that it lives, and a browser that stands still is replaced by one that shows the wall', {
  tags: ['long'],
}, async () => {
  using folder = temporaryFolder()
  const relay = await startFakeRelay(believableWall({ ts: Math.floor(Date.now() / 1000) }), site.folder)
  const browser = fakeBrowser(folder.path, `exec '${findBrowser(root)}' --headless --no-sandbox --disable-gpu "$@"`)
  {
    await using watch = start(folder.path, browser, 12, [], `${relay.url}/dataDisplay/index?kiosk=1&tier=2d`)
    // Without a session it is a box to be paired: that page lives as well.
    await watch.said(/the page lives/)
    const [first] = startsIn(folder.path)
    if (!first) throw new Error('no browser')
    process.kill(-first.pid, 'SIGSTOP')
    await watch.said(/said nothing for 12 s; again in 1 s\n.*the page lives/)
    expect(isAlive(first.pid)).toBe(false)
    expect(relay.pages).toBe(2)
  }
  await relay.stop()
})

test('[W59] what the manual says about a box is there and can be read by what it is for', () => {
  const manual = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const named = [...manual.matchAll(/\]\((kiosk\/[^)]+)\)/g)].map((found) => found[1] ?? '')
  expect([...new Set(named)].sort()).toEqual(
    ['kiosk.ps1', 'kiosk.sh', 'tidewall-wall.service', 'tidewall-wall.xml'].map((file) => `kiosk/${file}`),
  )
  for (const file of named) expect(existsSync(join(root, 'docs', file)), file).toBe(true)
  execFileSync('bash', ['-n', script])
  expect(spawnSync('bash', [script]).status).toBe(2)
  expect(spawnSync('bash', [script, '--help']).stdout.toString()).toContain('SILENT_S')
})

test('[W59] the unit starts the script, as systemd reads it', () => {
  const unit = join(kiosk, 'tidewall-wall.service')
  expect(readFileSync(unit, 'utf8')).toMatch(/^ExecStart=%h\/tidewall\/kiosk\.sh /m)
  if (!existsSync('/usr/bin/systemd-analyze')) return
  using home = temporaryFolder()
  mkdirSync(join(home.path, 'tidewall'))
  copyFileSync(script, join(home.path, 'tidewall/kiosk.sh'))
  const { status, stderr } = spawnSync('systemd-analyze', ['--user', 'verify', unit], {
    env: { ...process.env, HOME: home.path, XDG_RUNTIME_DIR: home.path },
  })
  expect(stderr.toString()).toBe('')
  expect(status).toBe(0)
})

test('[W59] on Windows the browser gets the same flags, by a task that is whole', () => {
  const flagsOf = (file: string): readonly string[] =>
    [...readFileSync(join(kiosk, file), 'utf8').matchAll(/^\s+["']?(--[a-z-]+)/gm)].map((found) => found[1] ?? '')
  expect(flagsOf('kiosk.ps1')).toEqual(flagsOf('kiosk.sh'))
  expect(flagsOf('kiosk.sh').length).toBeGreaterThan(9)
  const task = readFileSync(join(kiosk, 'tidewall-wall.xml'), 'utf8')
  expect(task).toContain('C:\\tidewall\\kiosk.ps1')
  const open: string[] = []
  for (const [, end, name] of task.replace(/<[?!][\s\S]*?>/g, '').matchAll(/<(\/?)(\w+)[^>]*>/g))
    if (end) expect(open.pop()).toBe(name)
    else open.push(name ?? '')
  expect(open).toEqual([])
})
