import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Log } from '../../relay/log.ts'
import { type Relay, type RelayOptions, startRelay } from '../../relay/relay.ts'
import type { Timing } from '../../relay/timing.ts'
import { type FakePlatform, startFakePlatform } from '../support/fake-platform.ts'
import { openWall, SocketWall, type SocketWallOptions } from '../support/socket-wall.ts'

/** A tenth of the product's durations, roughly: the same code, seconds instead of minutes. */
export const quick: Partial<Timing> = {
  probe: 1_000,
  gap: 200,
  deadline: 1_000,
  deadlineAgain: 900,
  overdue: 300,
  backoffFirst: 100,
  backoffLast: 2_000,
  askAgainFrom: 600,
  askAgainTo: 800,
  grace: 150,
  livezEvery: 150,
  livezHang: 600,
  healthEvery: 500,
  heartbeat: 100,
  sessionFresh: 300,
  sessionDeadline: 800,
  recheckFrom: 400,
  recheckTo: 600,
  recheckTick: 50,
  persistEvery: 100,
  buildEvery: 50,
  reloadSpread: 5,
  heldBack: 1_000,
}

export interface LogLine {
  readonly level: string
  readonly text: string
  readonly fields: object
}

export interface TestRelay extends AsyncDisposable {
  readonly relay: Relay
  readonly platform: FakePlatform
  readonly url: string
  readonly dataDir: string
  readonly lines: readonly LogLine[]
  /** A wall with its first picture. */
  wall(options: SocketWallOptions): Promise<SocketWall>
  /** A wall that may be refused. */
  knock(options: SocketWallOptions): SocketWall
  metric(pattern: RegExp): Promise<number>
}

/** A real relay in front of a fake platform, both on free ports, both gone at the end of the scope. */
export const startTestRelay = async (
  options: Partial<RelayOptions> = {},
  prepare: (platform: FakePlatform) => void = () => {},
): Promise<TestRelay> => {
  const platform = await startFakePlatform()
  platform.grant('t1')
  prepare(platform)
  const ownDir = options.dataDir === undefined ? mkdtempSync(join(tmpdir(), 'relay-test-')) : undefined
  const dataDir = options.dataDir ?? ownDir ?? ''
  const lines: LogLine[] = []
  const line =
    (level: string) =>
    (fields: object, text: string): void => {
      lines.push({ level, text, fields })
    }
  const log: Log = { debug: line('debug'), info: line('info'), warn: line('warn'), error: line('error') }
  const relay = await startRelay({
    platformUrl: platform.url,
    dataDir,
    webDir: join(dataDir, 'web'),
    log,
    ...options,
    timing: { ...quick, ...options.timing },
  })
  const walls: SocketWall[] = []
  const knock = (wallOptions: SocketWallOptions): SocketWall => {
    const wall = new SocketWall(relay.url, wallOptions)
    walls.push(wall)
    return wall
  }
  return {
    relay,
    platform,
    url: relay.url,
    dataDir,
    lines,
    knock,
    async wall(wallOptions) {
      const wall = await openWall(relay.url, wallOptions)
      walls.push(wall)
      return wall
    },
    async metric(pattern) {
      const text = await (await fetch(`${relay.url}/metrics`)).text()
      return Number(pattern.exec(text)?.[1] ?? Number.NaN)
    },
    async [Symbol.asyncDispose]() {
      for (const wall of walls) wall.close()
      await relay.stop()
      await platform.kill()
      if (ownDir) rmSync(ownDir, { recursive: true, force: true })
    },
  }
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
/** Waits until `holds`; fails after `limit` ms. Resolves with how long it took. */
export const eventually = async (holds: () => boolean | Promise<boolean>, limit = 5_000): Promise<number> => {
  const startedAt = performance.now()
  while (!(await holds())) {
    if (performance.now() - startedAt > limit) throw new Error(`not within ${limit} ms: ${holds}`)
    await sleep(10)
  }
  return performance.now() - startedAt
}
