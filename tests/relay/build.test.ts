import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sleep, startTestRelay } from './setup.ts'
import { newWebDir, raw, writeBuild } from './web.ts'

describe('a new build', () => {
  test('[R24] walls of another build are told once it is served, and at connect; the same build is not', async () => {
    const webDir = newWebDir('a', 'build-a')
    await using stack = await startTestRelay({ webDir })
    const old = await stack.wall({ token: 't1', build: 'build-a' })
    const older = await stack.wall({ token: 't1', build: 'build-0' })
    const nameless = await stack.wall({ token: 't1' })
    await older.until((one) => one.commands.length === 1)
    await sleep(200)
    expect(old.commands).toEqual([])
    writeBuild(webDir, 'b', 'build-b')
    await old.until((one) => one.commands.length > 0)
    await nameless.until((one) => one.commands.length > 0)
    expect(old.commands).toEqual([{ kind: 'reload', build: 'build-b' }])
    expect((await raw(stack.url, '/dataDisplay/index')).body.toString()).toContain('<title>display b')
    expect((await raw(stack.url, '/assets/display-b.js')).status).toBe(200)
    await sleep(300)
    expect(old.commands).toHaveLength(1)
    const fresh = await stack.wall({ token: 't1', build: 'build-b' })
    await sleep(200)
    expect(fresh.commands).toEqual([])
  })

  test('[R24] a half copied build is neither served nor announced; without build.json the page names it', async () => {
    const webDir = newWebDir('a')
    await using stack = await startTestRelay({ webDir })
    const wall = await stack.wall({ token: 't1', build: 'whatever' })
    const next = newWebDir('b')
    renameSync(join(next, 'display/index.html'), join(webDir, 'display/index.html'))
    renameSync(join(next, 'console/index.html'), join(webDir, 'console/index.html'))
    await sleep(400)
    expect(wall.commands).toEqual([])
    expect((await raw(stack.url, '/login')).body.toString()).toContain('console a')
    writeBuild(webDir, 'b')
    await wall.until((one) => one.commands.length > 0)
    expect(wall.commands).toHaveLength(1)
    expect((await raw(stack.url, '/login')).body.toString()).toContain('console b')
  })
})
