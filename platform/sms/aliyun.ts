import { createRequire } from 'node:module'
import { SmsFailed, type SmsProvider } from './provider.ts'
import type { AliyunSettings } from './settings.ts'

/** The service's refusals that speak of this number alone: not a number, or too many messages to it. */
const aboutNumber = new Set(['isv.MOBILE_NUMBER_ILLEGAL', 'isv.BUSINESS_LIMIT_CONTROL'])
const LIMIT_MS = 10_000

const textOf = (value: unknown, name: string): string | undefined => {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return typeof found === 'string' ? found : undefined
}

const failure = (code: string | undefined): SmsFailed =>
  new SmsFailed(code ?? 'no code', aboutNumber.has(code ?? '') ? 'number' : 'provider')

/** Alibaba Cloud's text messages; its packages are loaded only where they are used (half a second, many megabytes). */
export const aliyunProvider = (settings: AliyunSettings): SmsProvider => {
  const load = createRequire(import.meta.url)
  const sms: typeof import('@alicloud/dysmsapi20170525') = load('@alicloud/dysmsapi20170525')
  const core: typeof import('@alicloud/openapi-core') = load('@alicloud/openapi-core')
  const { protocol, host } = new URL(settings.endpoint)
  const client = new sms.default(
    new core.$OpenApiUtil.Config({
      accessKeyId: settings.keyId,
      accessKeySecret: settings.keySecret,
      endpoint: host,
      protocol: protocol.replace(':', ''),
      connectTimeout: LIMIT_MS,
      readTimeout: LIMIT_MS,
    }),
  )
  return {
    name: 'aliyun',
    send: async ({ mobile, code }) => {
      const request = new sms.SendSmsRequest({
        phoneNumbers: mobile,
        signName: settings.sign,
        templateCode: settings.template,
        templateParam: JSON.stringify({ code }),
      })
      const { body } = await client.sendSms(request).catch((error: unknown) => {
        throw failure(textOf(error, 'code') ?? textOf(error, 'name'))
      })
      if (body?.code !== 'OK') throw failure(body?.code)
    },
  }
}
