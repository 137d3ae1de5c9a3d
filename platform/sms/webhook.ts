import { createHmac } from 'node:crypto'
import { SmsFailed, type SmsProvider } from './provider.ts'
import type { WebhookSettings } from './settings.ts'

/** Answers that speak of this message alone; any other that is not 2xx says that nothing goes through. */
const aboutNumber = new Set([400, 409, 422])

/**
 * POSTs every message as JSON `{mobile, type, code, text, time}` to an address of the operator. The header
 * `x-tidewall-signature: t=<Unix seconds>,v1=<hex>` is the HMAC-SHA256 of `<t>.<body>` under the shared secret.
 */
export const webhookProvider = ({ url, secret }: WebhookSettings, now: () => number): SmsProvider => ({
  name: 'webhook',
  send: async ({ mobile, type, code, text }, signal) => {
    const time = now()
    const body = JSON.stringify({ mobile, type, code, text, time })
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-tidewall-signature': `t=${time},v1=${signature}` },
      body,
      redirect: 'manual',
      signal,
    }).catch(() => {
      throw new SmsFailed('no connection')
    })
    await answer.body?.cancel()
    if (!answer.ok) {
      throw new SmsFailed(`HTTP ${answer.status}`, aboutNumber.has(answer.status) ? 'number' : 'provider')
    }
  },
})
