import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { readNeeded } from '../env-text.ts'

/** The app with which the platform is known to a network: its webhooks are signed with the secret. */
export interface ShopApp {
  readonly key: string
  readonly secret: string
}

/** @throws a sentence for people when one of the two is missing */
export const readShopApp = (env: NodeJS.ProcessEnv): ShopApp | null => {
  if (!env.SHOP_APP_KEY && !env.SHOP_APP_SECRET) return null
  return {
    key: readNeeded(env, 'SHOP_APP_KEY', 'SHOP_APP_SECRET'),
    secret: readNeeded(env, 'SHOP_APP_SECRET', 'SHOP_APP_KEY'),
  }
}

const notification = z.object({
  type: z.int(),
  tts_notification_id: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  shop_id: z.string().check(z.minLength(1), z.maxLength(40)),
  timestamp: z.int(),
})
export type Notification = z.infer<typeof notification>

/** Kinds that are acted on: the seller took its authorisation back, and it ends soon. */
export const notificationKinds = { revoked: 6, ending: 7 } as const

/**
 * The signature that a network puts on a notification: lower-case hexadecimal HMAC-SHA256 of the app's key and the body as it
 * was sent, under the app's secret.
 */
export const signatureOf = ({ key, secret }: ShopApp, body: Buffer): string =>
  createHmac('sha256', secret).update(key).update(body).digest('hex')

/** A notification whose signature is right and whose body can be read; undefined for anything else. */
export const readNotification = (app: ShopApp, body: Buffer, signature: string): Notification | undefined => {
  const right = Buffer.from(signatureOf(app, body))
  const given = Buffer.from(signature)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  try {
    return z.safeParse(notification, JSON.parse(body.toString('utf8'))).data
  } catch {
    return undefined
  }
}
