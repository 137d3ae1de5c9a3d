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

const needed = (env: NodeJS.ProcessEnv, name: string): string => {
  const value = env[name]
  if (value) return value
  const provider = `SMS_PROVIDER=${env.SMS_PROVIDER}`
  throw new Error(`${provider} 需要设置 ${name}。 ${provider} needs ${name}.`)
}

const address = (name: string, text: string): string => {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text
  throw new Error(`${name} 不是 http(s) 地址。 ${name} is not an http(s) address.`)
}

/**
 * Who sends the codes; the outbox unless said otherwise.
 * @throws a sentence for people when a setting is missing or not usable; it holds no value of one
 */
export const readSmsSettings = (env: NodeJS.ProcessEnv): SmsSettings => {
  const get = (name: string): string => needed(env, name)
  switch (env.SMS_PROVIDER || 'log') {
    case 'log':
      return { provider: 'log' }
    case 'webhook':
      return {
        provider: 'webhook',
        url: address('SMS_WEBHOOK_URL', get('SMS_WEBHOOK_URL')),
        secret: get('SMS_WEBHOOK_SECRET'),
      }
    case 'aliyun':
      return {
        provider: 'aliyun',
        keyId: get('SMS_ALIYUN_KEY_ID'),
        keySecret: get('SMS_ALIYUN_KEY_SECRET'),
        sign: get('SMS_ALIYUN_SIGN'),
        template: get('SMS_ALIYUN_TEMPLATE'),
        endpoint: address('SMS_ALIYUN_ENDPOINT', env.SMS_ALIYUN_ENDPOINT || 'https://dysmsapi.aliyuncs.com'),
      }
    default:
      throw new Error('SMS_PROVIDER 应为 log、webhook 或 aliyun。 SMS_PROVIDER must be log, webhook or aliyun.')
  }
}
