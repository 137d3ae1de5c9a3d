import { createHash } from 'node:crypto'
import Bowser from 'bowser'
import type { Call } from '../../call.ts'

const KEY = /^[A-Za-z0-9_-]{43}$/

/** The SHA-256 of the key that the calling device keeps, null without one: 32 random bytes, which the server never stores. */
export const deviceOf = (call: Call): Buffer | null => {
  const key = call.header('device') ?? ''
  return KEY.test(key) ? createHash('sha256').update(key).digest() : null
}

/** What the calling device says of itself, as far as it is kept. */
export const agentOf = (call: Call): string => (call.header('user-agent') ?? '').slice(0, 300)

/** `Chrome 130 · Windows 10`, as far as the device told; empty when it told nothing. */
export const deviceText = (agent: string): string => {
  if (agent === '') return ''
  const { browser, os } = Bowser.parse(agent)
  const major = browser.version?.split('.', 1)[0] ?? ''
  return [`${browser.name ?? ''} ${major}`, `${os.name ?? ''} ${os.versionName ?? os.version ?? ''}`]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' · ')
}
