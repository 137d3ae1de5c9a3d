import { readAddress, readNeeded } from '../env-text.ts'

export interface WebhookSettings {
  readonly url: string
  readonly secret: string
}

export interface AliyunSettings {
  readonly keyId: string
  readonly keySecret: string
  readonly sign: string
  readonly template: string
  /** `https://host` of the service; `http://` for a stand-in on this machine. */
  readonly endpoint: string
}

export type SmsSettings =
  | { readonly provider: 'log' }
  | ({ readonly provider: 'webhook' } & WebhookSettings)
  | ({ readonly provider: 'aliyun' } & AliyunSettings)

/**
 * Who sends the codes; the outbox unless said otherwise.
 * @throws a sentence for people when a setting is missing or not usable; it holds no value of one
 */
export const readSmsSettings = (env: NodeJS.ProcessEnv): SmsSettings => {
  const get = (name: string): string => readNeeded(env, name, `SMS_PROVIDER=${env.SMS_PROVIDER}`)
  switch (env.SMS_PROVIDER || 'log') {
    case 'log':
      return { provider: 'log' }
    case 'webhook':
      return {
        provider: 'webhook',
        url: readAddress('SMS_WEBHOOK_URL', get('SMS_WEBHOOK_URL')),
        secret: get('SMS_WEBHOOK_SECRET'),
      }
    case 'aliyun':
      return {
        provider: 'aliyun',
        keyId: get('SMS_ALIYUN_KEY_ID'),
        keySecret: get('SMS_ALIYUN_KEY_SECRET'),
        sign: get('SMS_ALIYUN_SIGN'),
        template: get('SMS_ALIYUN_TEMPLATE'),
        endpoint: readAddress('SMS_ALIYUN_ENDPOINT', env.SMS_ALIYUN_ENDPOINT || 'https://dysmsapi.aliyuncs.com'),
      }
    default:
      throw new Error('SMS_PROVIDER 应为 log、webhook 或 aliyun。 SMS_PROVIDER must be log, webhook or aliyun.')
  }
}
