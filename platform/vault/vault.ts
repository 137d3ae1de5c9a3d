import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

export const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
const VERSION = 'v1'

/** Keeps texts that stand in the database so that nobody reads them there: AES-256-GCM, each with its own nonce. */
export interface Vault {
  /** Names the key that seals: 8 hexadecimal digits. */
  readonly keyId: string
  /** @param about what it belongs to: it opens for nothing else */
  readonly seal: (text: string, about: string) => string
  /** @throws when it was sealed with a key that is gone, for something else, or changed since */
  readonly open: (sealed: string, about: string) => string
  /** Whether the key that seals now has sealed it. */
  readonly isCurrent: (sealed: string) => boolean
}

const idOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8)

/** @param keys 32 bytes each: the first seals, all of them open */
export const openVault = (keys: readonly [Buffer, ...Buffer[]]): Vault => {
  const [current] = keys
  const keyId = idOf(current)
  const byId = new Map(keys.map((key) => [idOf(key), key]))
  return {
    keyId,
    seal: (text, about) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', current, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return [VERSION, keyId, Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64url')].join('.')
    },
    open: (sealed, about) => {
      const [version, id = '', packed = ''] = sealed.split('.')
      const key = byId.get(id)
      if (version !== VERSION || !key) throw new Error(`no key ${id} opens what was sealed with it`)
      const bytes = Buffer.from(packed, 'base64url')
      const [iv, body, tag] = [
        bytes.subarray(0, IV_BYTES),
        bytes.subarray(IV_BYTES, -TAG_BYTES),
        bytes.subarray(-TAG_BYTES),
      ]
      const cipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
      cipher.setAAD(Buffer.from(about)).setAuthTag(tag)
      return Buffer.concat([cipher.update(body), cipher.final()]).toString('utf8')
    },
    isCurrent: (sealed) => sealed.startsWith(`${VERSION}.${keyId}.`),
  }
}
