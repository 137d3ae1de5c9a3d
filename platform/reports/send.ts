import { createHmac } from 'node:crypto'
import nodemailer from 'nodemailer'
import * as z from 'zod/mini'
import { channels } from '../../shared/areas/reports/states.ts'
import type { ReportSettings } from './settings.ts'
import type { Target } from './target.ts'

export interface Letter {
  readonly title: string
  /** Lines of text. */
  readonly lines: readonly string[]
  readonly file: { readonly name: string; readonly bytes: Buffer }
}

/** Why something did not go out: a key of the catalogue, and what the other side said. */
export class NotSent extends Error {
  readonly key: 'report.refused' | 'report.unreached' | 'report.noMail'
  readonly why: string
  constructor(key: NotSent['key'], why = '') {
    super(`${key} ${why}`)
    this.key = key
    this.why = why.slice(0, MOST_SAID)
  }
}
const MOST_SAID = 200
const LIMIT_MS = 15_000
/** Bytes that a bot of WeCom takes in a message. */
const MOST_WECOM = 4000

const answers = {
  /** Old and new form of Feishu's answer. */
  feishu: z.object({ code: z.optional(z.number()), StatusCode: z.optional(z.number()), msg: z.optional(z.string()) }),
  wecom: z.object({ errcode: z.number(), errmsg: z.optional(z.string()) }),
} as const

const post = async (url: string, body: object): Promise<unknown> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch(() => {
    throw new NotSent('report.unreached')
  })
  const text = await answer.text().catch(() => '')
  if (!answer.ok) throw new NotSent('report.refused', `HTTP ${answer.status}`)
  try {
    return JSON.parse(text)
  } catch {
    throw new NotSent('report.refused', text)
  }
}

/** As Feishu's bots check it: HMAC-SHA256 of nothing, its key the time and the secret. */
const signed = (secret: string, now: number): object =>
  secret === ''
    ? {}
    : { timestamp: String(now), sign: createHmac('sha256', `${now}\n${secret}`).update('').digest('base64') }

const toFeishu = async ({ to, secret }: Target, { title, lines }: Letter, now: number): Promise<void> => {
  const content = { text: [title, ...lines].join('\n') }
  for (const url of to) {
    const said = answers.feishu.safeParse(await post(url, { ...signed(secret, now), msg_type: 'text', content }))
    const code = said.success ? (said.data.code ?? said.data.StatusCode) : undefined
    if (code !== 0) throw new NotSent('report.refused', said.data?.msg ?? String(code))
  }
}

/** As much as the bot takes, whole lines only. */
const fitting = (lines: readonly string[]): string => {
  const kept: string[] = []
  for (const line of lines) {
    if (Buffer.byteLength([...kept, line].join('\n')) > MOST_WECOM) break
    kept.push(line)
  }
  return kept.join('\n')
}

const toWecom = async ({ to }: Target, { title, lines }: Letter): Promise<void> => {
  const markdown = { content: fitting([`**${title}**`, ...lines]) }
  for (const url of to) {
    const said = answers.wecom.safeParse(await post(url, { msgtype: 'markdown', markdown }))
    if (said.data?.errcode !== 0) throw new NotSent('report.refused', said.data?.errmsg ?? '')
  }
}

const byMail = async ({ to }: Target, { title, lines, file }: Letter, { smtp }: ReportSettings): Promise<void> => {
  if (smtp === null) throw new NotSent('report.noMail')
  const limits = { connectionTimeout: LIMIT_MS, greetingTimeout: LIMIT_MS, socketTimeout: LIMIT_MS }
  const mailer = nodemailer.createTransport({ url: smtp.url, ...limits })
  try {
    await mailer.sendMail({
      from: smtp.from,
      to: [...to],
      subject: title,
      text: lines.join('\n'),
      attachments: [{ filename: file.name, content: file.bytes }],
    })
  } catch (error) {
    const response = error instanceof Error && 'response' in error ? String(error.response) : ''
    throw response === '' ? new NotSent('report.unreached') : new NotSent('report.refused', response)
  } finally {
    mailer.close()
  }
}

/** Sends a report by its channel. @throws {NotSent} */
export const sendLetter = (
  channel: number,
  target: Target,
  letter: Letter,
  settings: ReportSettings,
  now: number,
): Promise<void> => {
  if (channel === channels.feishu) return toFeishu(target, letter, now)
  if (channel === channels.wecom) return toWecom(target, letter)
  return byMail(target, letter, settings)
}
