import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { KEY_BYTES, openVault, type Vault } from './vault.ts'

/** Keys of `BANK_KEY`, the one that seals first; none: one of its own in the data folder. */
export type BankKeys = readonly Buffer[]

/** @throws a sentence for people when one is no key */
export const readBankKeys = (env: NodeJS.ProcessEnv): BankKeys =>
  (env.BANK_KEY ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => {
      const key = Buffer.from(text, 'base64')
      if (key.length === KEY_BYTES) return key
      throw new Error(
        'BANK_KEY 应为 32 字节的 base64（可用逗号分隔多个）。 BANK_KEY must be 32 bytes in base64, several with commas between.',
      )
    })

/** The key of a folder; undefined while it has none. */
const keptIn = (path: string): Buffer | undefined => {
  try {
    const kept = readFileSync(path)
    return kept.length === KEY_BYTES ? kept : undefined
  } catch {
    return undefined
  }
}

const makeIn = (path: string): Buffer => {
  const made = randomBytes(KEY_BYTES)
  writeFileSync(path, made, { mode: 0o600, flag: 'wx' })
  return made
}

/**
 * The vault of bank numbers. Without keys that are configured one is made in the data folder, beside those that sign; one
 * that stands there opens what it sealed even when others are configured.
 * @param dataDir empty: nothing outlives the process
 */
export const openBankVault = (keys: BankKeys, dataDir: string): Vault => {
  const path = join(dataDir, 'bank.key')
  const kept = dataDir === '' ? undefined : keptIn(path)
  const [first, ...others] = [...keys, ...(kept ? [kept] : [])]
  return openVault(first ? [first, ...others] : [dataDir === '' ? randomBytes(KEY_BYTES) : makeIn(path)])
}
