import * as z from 'zod/mini'
import { channels, MOST_MAILS } from '../../shared/areas/reports/states.ts'
import { wrongField } from '../http/refused.ts'
import type { Vault } from '../vault/vault.ts'
import type { ReportSettings } from './settings.ts'

/** Where a report goes: addresses, or a group bot's webhook with the secret by which it checks who calls. */
const target = z.object({ to: z.array(z.string()), secret: z.string() })
export type Target = z.infer<typeof target>

/** Where the bots of each network are called. */
const bots: Readonly<
  Record<number, { readonly hosts: readonly string[]; readonly path: string; readonly name: string }>
> = {
  [channels.feishu]: {
    hosts: ['open.feishu.cn', 'open.larksuite.com'],
    path: '/open-apis/bot/v2/hook/',
    name: '飞书 Feishu',
  },
  [channels.wecom]: { hosts: ['qyapi.weixin.qq.com'], path: '/cgi-bin/webhook/send', name: '企业微信 WeCom' },
}

const MAIL = /^[^\s@,;<>"]{1,64}@[^\s@,;<>"]+\.[^\s@,;<>"]{2,}$/
const KEPT = 4

const mailsOf = (text: string): string[] => {
  const mails = [...new Set(text.split(/[\s,;，；、]+/).filter(Boolean))]
  if (mails.length === 0 || mails.length > MOST_MAILS || !mails.every((mail) => MAIL.test(mail)))
    throw wrongField('target', 'report.mails', { most: MOST_MAILS })
  return mails
}

/** An address that is called from our own network must be that of a bot, never one of our machines. */
const hookOf = (text: string, channel: number, { hosts }: ReportSettings): string => {
  const bot = bots[channel]
  const url = URL.canParse(text) ? new URL(text) : null
  const isOwn = url !== null && hosts.includes(url.host)
  const isBot =
    url !== null &&
    bot?.hosts.includes(url.host) === true &&
    url.protocol === 'https:' &&
    url.pathname.startsWith(bot.path)
  if (!bot || !url || url.username !== '' || !(isBot || isOwn)) {
    const start = `https://${bot?.hosts[0]}${bot?.path}`
    throw wrongField('target', 'report.webhook', { channel: bot?.name ?? '', start })
  }
  return url.href
}

/** @throws {Refused} naming the field for what is no address of the channel */
export const readTarget = (
  asked: { readonly channel: number; readonly target: string; readonly secret: string | null },
  settings: ReportSettings,
): Target => {
  const { channel, secret } = asked
  if (channel !== channels.mail) return { to: [hookOf(asked.target.trim(), channel, settings)], secret: secret ?? '' }
  if (settings.smtp === null) throw wrongField('channel', 'report.noMail')
  return { to: mailsOf(asked.target), secret: '' }
}

/** What people read of it: of a webhook, which is a secret, its host and end. */
export const shownTarget = ({ to }: Target, channel: number): string =>
  channel === channels.mail ? to.join(', ') : to.map((url) => `${new URL(url).host} …${url.slice(-KEPT)}`).join(', ')

/** What a sealed target belongs to. */
export const targetOf = (member_id: number): string => `report of member ${member_id}`

export const openTarget = (vault: Vault, sealed: string, member_id: number): Target =>
  target.parse(JSON.parse(vault.open(sealed, targetOf(member_id))))
