import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/folder.ts'
import { listenAt } from '../support/listener.ts'
import { run } from '../support/process.ts'

const root = dirname(dirname(import.meta.dirname))

const pathOf = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync)

/** A screen in memory, what puts windows on it as a box does, a hand for the pointer, and a browser with a head. */
const needed = ['Xvfb', 'openbox', 'xdotool', 'chromium'] as const
const missing = needed.filter((name) => pathOf(name) === undefined)

const [WIDTH, HEIGHT] = [1280, 720]
/** Numbers in the head of the picture that the screen writes, and bytes of a colour that it names. */
const [HEAD, COLOUR_BYTES] = [25, 12]

/** How many pixels of rows `from` and lower have another colour than most. @param file the screen's memory, as XWD */
const oddPixels = (file: string, from = 0): number => {
  const data = readFileSync(file)
  const head = Array.from({ length: HEAD }, (_, n) => data.readUInt32BE(n * 4))
  const [size = 0, lineBytes = 0, colours = 0] = [head[0], head[12], head[19]]
  const first = size + colours * COLOUR_BYTES
  const counts = new Map<number, number>()
  for (let y = from; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      // Red, green and blue, whatever stands beside them.
      const colour = data.readUInt32LE(first + y * lineBytes + x * 4) & 0xffffff
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
  const all = [...counts.values()]
  return all.reduce((sum, n) => sum + n, 0) - Math.max(...all)
}

/** A page of one colour that says that it lives and hides the pointer, as a wall does. */
const page = `<!doctype html><title>wall</title><style>html { height: 100%; background: #024; cursor: none }</style><script>
setInterval(() => console.info('tw.beat'), 500)</script>`

/** As a power cut: all processes of the browser that uses `profile`. */
const killBrowser = (profile: string): unknown => execFileSync('pkill', ['-KILL', '-f', `user-data-dir=${profile}`])

const preferences = (profile: string): string => {
  const path = join(profile, 'Default', 'Preferences')
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

test.skipIf(missing.length > 0)(
  `[W59] a browser that is killed is back on the wall with nothing over its page: no question, no pointer${missing.length > 0 ? ` (needs ${missing.join(', ')})` : ''}`,
  async () => {
    using folder = temporaryFolder()
    const profile = join(folder.path, 'profile')
    const screen = join(folder.path, 'Xvfb_screen0')
    const display = `:${90 + (process.pid % 900)}`
    const browser = join(folder.path, 'chromium')
    writeFileSync(browser, `#!/usr/bin/env bash\nexec '${pathOf('chromium')}' --no-sandbox --disable-gpu "$@"\n`)
    chmodSync(browser, 0o755)
    const env = { DISPLAY: display, CHROMIUM: browser, PROFILE: profile, END_S: '2' }
    const options = { cwd: folder.path, env }
    const served = await listenAt((_, response) => response.setHeader('content-type', 'text/html').end(page))
    await using _screen = run(
      'Xvfb',
      [display, '-screen', '0', `${WIDTH}x${HEIGHT}x24`, '-fbdir', folder.path],
      options,
    )
    await expect.poll(() => existsSync(screen)).toBe(true)
    await using _windows = run('openbox', [], options)
    const shown = (): Promise<void> => expect.poll(() => oddPixels(screen), { timeout: 40_000 }).toBe(0)
    {
      await using watch = run('bash', [join(root, 'docs/kiosk/kiosk.sh'), served.url], options)
      await watch.said(/the page lives/)
      await shown()
      await expect.poll(() => preferences(profile), { timeout: 40_000 }).toContain('"exit_type":"Crashed"')
      killBrowser(profile)
      await watch.said(/the browser ended; again in 1 s\n[\s\S]*the page lives/)
      await shown()
      // Nothing comes over the page later either.
      for (let n = 0; n < 20; n++) {
        await new Promise((resolve) => setTimeout(resolve, 500))
        expect(oddPixels(screen)).toBe(0)
      }
      killBrowser(profile)
    }
    // That a question would be seen: the same profile in a window, below what a window has at its top.
    await using _window = run(
      browser,
      ['--start-maximized', `--user-data-dir=${profile}`, '--no-first-run', served.url],
      options,
    )
    await expect.poll(() => oddPixels(screen, 150), { timeout: 40_000 }).toBeGreaterThan(5000)
    served.release()
  },
)
