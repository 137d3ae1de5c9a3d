import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildId } from '../../platform/launch/build-id.mjs'
import { isInstalled } from '../../platform/launch/install.mjs'
import { type Checkout, makeCheckout } from '../support/checkout.ts'
import { temporaryFolder } from '../support/folder.ts'

let checkout: Checkout
beforeAll(() => {
  checkout = makeCheckout()
})
afterAll(() => checkout[Symbol.dispose]())

const inDist = (...names: string[]): string => join(checkout.path, 'dist', ...names)
const assets = (): string[] => readdirSync(inDist('web', 'assets'))
const idOfBuild = (): string => JSON.parse(readFileSync(inDist('build.json'), 'utf8')).id

test('[O11] two starts of a fresh checkout build once: the second waits and says so', async () => {
  await using one = checkout.node(['platform/launch/run.mjs', 'build'])
  await one.said(/Building/)
  await using two = checkout.node(['platform/launch/run.mjs', 'build'])
  expect([await one.ended, await two.ended]).toEqual([0, 0])
  expect(two.output()).toMatch(/Another process is building/)
  expect(two.output()).not.toMatch(/Building the apps/)
  expect(idOfBuild()).toBe(buildId(checkout.path))
})

test('[O12] what was built holds both apps with the theme, compressed copies and every server program', () => {
  for (const page of ['display', 'console']) expect(existsSync(inDist('web', page, 'index.html'))).toBe(true)
  for (const name of ['platform', 'relay', 'import', 'account', 'rebuild', 'bank-key', 'reader', 'looker']) {
    expect(existsSync(inDist('server', `${name}.js`))).toBe(true)
    expect(existsSync(inDist('server', `${name}.js.map`))).toBe(true)
  }
  const css = assets().find((name) => name.endsWith('.css')) ?? ''
  expect(readFileSync(inDist('web', 'assets', css), 'utf8')).toMatch(/--surface-0:#[0-9a-f]{6}/)
  expect(assets()).toEqual(expect.arrayContaining([`${css}.br`, `${css}.gz`]))
  const script = assets().find((name) => /^console.*\.js$/.test(name)) ?? ''
  expect(readFileSync(inDist('web', 'assets', script), 'utf8')).toContain(idOfBuild())
})

test('[O13] a changed source is built again; chunks of the build before it stay for pages that are open', async () => {
  const before = assets()
  const id = idOfBuild()
  const source = join(checkout.path, 'console', 'main.ts')
  writeFileSync(source, `${readFileSync(source, 'utf8')}\ndocument.title = 'changed'\n`)
  await using build = checkout.node(['platform/launch/run.mjs', 'build'])
  expect(await build.ended).toBe(0)
  expect(idOfBuild()).not.toBe(id)
  expect(assets()).toEqual(expect.arrayContaining(before))
  expect(assets().length).toBeGreaterThan(before.length)
  await using again = checkout.node(['platform/launch/run.mjs', 'build'])
  expect(await again.ended).toBe(0)
  expect(again.output()).not.toMatch(/Building/)
})

test('[O14] a build that fails says where and leaves the last good one in place', async () => {
  const id = idOfBuild()
  const source = join(checkout.path, 'display', 'main.ts')
  const text = readFileSync(source, 'utf8')
  writeFileSync(source, `${text}\nimport './missing.ts'\n`)
  await using build = checkout.node(['platform/launch/run.mjs', 'build'])
  expect(await build.ended).toBe(1)
  expect(build.output()).toMatch(/构建失败[\s\S]*missing\.ts[\s\S]*The build failed/)
  expect(idOfBuild()).toBe(id)
  expect(readdirSync(checkout.path).filter((name) => name.startsWith('dist.'))).toEqual([])
  writeFileSync(source, text)
})

test('[O15] npm run import hands its arguments on, and its last line on stdout is the JSON of the program', async () => {
  await using running = checkout.node(['platform/launch/run.mjs', 'import', '--', 'orders 1.csv', '--company', '3'])
  expect(await running.ended).toBe(0)
  const last = running.output().trim().split('\n').at(-1) ?? ''
  expect(JSON.parse(last)).toEqual({ lines: 3, arguments: ['--', 'orders 1.csv', '--company', '3'] })
})

test('[O16] packages count as installed only when all that this machine needs is there in the locked version', () => {
  using folder = temporaryFolder()
  expect(isInstalled(folder.path)).toBe(false)
  cpSync(join(checkout.path, 'package-lock.json'), join(folder.path, 'package-lock.json'))
  expect(isInstalled(checkout.path)).toBe(true)
  const hidden = JSON.parse(readFileSync(join(checkout.path, 'node_modules', '.package-lock.json'), 'utf8'))
  const write = (packages: object): void => {
    mkdirSync(join(folder.path, 'node_modules'), { recursive: true })
    writeFileSync(join(folder.path, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }))
  }
  write(hidden.packages)
  expect(isInstalled(folder.path)).toBe(true)
  const react = 'node_modules/react'
  write({ ...hidden.packages, [react]: { ...hidden.packages[react], version: '0.0.1' } })
  expect(isInstalled(folder.path)).toBe(false)
  const native = `node_modules/@esbuild/${process.platform}-${process.arch}`
  const { [native]: _missing, ...rest } = hidden.packages
  write(rest)
  expect(isInstalled(folder.path)).toBe(false)
})
