import { readNeeded } from '../env-text.ts'

export interface ReportSettings {
  /** `smtp://user:password@host:port`, or `smtps://`; null: no mail is sent. */
  readonly smtp: { readonly url: string; readonly from: string } | null
  /** Hosts of webhooks beside those of Feishu and WeCom, `host` or `host:port`: a gateway of the company's own. */
  readonly hosts: readonly string[]
}

export const noReportSettings: ReportSettings = { smtp: null, hosts: [] }

/** @throws a sentence for people when a setting is missing or not usable; it holds no value of one */
export const readReportSettings = (env: NodeJS.ProcessEnv): ReportSettings => {
  const url = env.SMTP_URL || undefined
  if (url !== undefined && !(/^smtps?:\/\//.test(url) && URL.canParse(url)))
    throw new Error('SMTP_URL 不是 smtp(s):// 地址。 SMTP_URL is not an smtp(s):// address.')
  const hosts = (env.REPORT_HOSTS ?? '').split(',').map((host) => host.trim().toLowerCase())
  return {
    smtp: url === undefined ? null : { url, from: readNeeded(env, 'MAIL_FROM', 'SMTP_URL') },
    hosts: hosts.filter(Boolean),
  }
}
