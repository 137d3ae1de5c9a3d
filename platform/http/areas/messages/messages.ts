import type { Router } from 'express'
import { decideAccess } from '../../../../shared/access/decide.ts'
import { screenRow } from '../../../../shared/access/screens.ts'
import type { HandlerInput } from '../../../../shared/api/endpoint.ts'
import { messagesApi, type NoticeRow } from '../../../../shared/areas/messages/api.ts'
import { trendKinds } from '../../../../shared/areas/trends/api.ts'
import type { Language } from '../../../../shared/i18n/texts.ts'
import { dayOfText, dayStart, todayOf, zonedSeconds } from '../../../../shared/time/zone.ts'
import { workflows } from '../../../../shared/workflows/all.ts'
import { allWorkflowWords } from '../../../../shared/workflows/all-words.ts'
import type { Tx } from '../../../db/tables.ts'
import { insertAudit } from '../../../queries/account/audit.ts'
import { findCompany, isCompany } from '../../../queries/company.ts'
import { consistently } from '../../../queries/consistent.ts'
import {
  insertAnnouncement,
  markRead,
  type Reader,
  readAnnouncements,
  readUnread,
} from '../../../queries/messages/announcements.ts'
import { readNotices, type StoredNotice } from '../../../queries/messages/notices.ts'
import { readCompany } from '../../../queries/view.ts'
import type { Call } from '../../call.ts'
import { cleanHtml } from '../../clean-html.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { Refused, wrongField } from '../../refused.ts'
import { languageOf, type Say, sayFor, type TextKey } from '../../texts.ts'

const readerOf = (call: Call): Reader => ({
  member_id: Number(call.viewer.record.id),
  company_id: call.viewer.record.company,
  language: languageOf(call),
})

const events: ReadonlyMap<string, TextKey> = new Map([
  ['member.registered', 'notice.member.registered'],
  ['password.changed', 'notice.password.changed'],
  ['phone.changed', 'notice.phone.changed'],
  ['bill.created', 'notice.bill.created'],
  ['spy.changed', 'notice.spy.changed'],
  ['report.daily', 'notice.report.daily'],
  ['trend.hit', 'notice.trend.hit'],
  ['goods.submitted', 'notice.goods.submitted'],
  ['goods.listed', 'notice.goods.listed'],
])

const wordsOfRows: Readonly<Record<Language, Readonly<Record<string, string>>>> = allWorkflowWords

/** An event that has no words yet stands as its code. */
const eventName = (code: string, say: Say, language: Language): string => {
  const text = events.get(code)
  return text ? say(text) : (wordsOfRows[language][`notice.${code}`] ?? code)
}

const trendScreens = { 1: 'orderTrend', 2: 'skuTrend' } as const

/** Where what a notice is about is found: a row of a workflow; a product's analysis; the trend lists, of what hit on its day. */
const linksOf = (
  { event_code, ref_type, ref_id }: StoredNotice,
  { viewer: { record } }: Call,
  say: Say,
): NoticeRow['links'] => {
  const list = workflows[ref_type]?.list
  if (list && ref_id !== null && decideAccess(record).allows(list.screen)) {
    const query = new URLSearchParams({ ...(list.tab ? { tab: list.tab } : {}), open: ref_id })
    return [{ title: say('notice.row'), path: `${screenRow(list.screen).path}?${query}` }]
  }
  if (event_code.startsWith('goods.') && ref_id !== null) {
    const query = new URLSearchParams({ product_id: ref_id })
    return [{ title: say('notice.goods.open'), path: `${screenRow('goodsAnalyse').path}?${query}` }]
  }
  const [day, kinds = ''] = event_code === 'trend.hit' ? (ref_id?.split(':') ?? []) : []
  if (!day) return []
  const [start_time, end_time] = [Number(day), Number(day) + 1].map((one) => String(dayStart(record, one)))
  const query = new URLSearchParams({ start_time: start_time ?? '', end_time: end_time ?? '' })
  return trendKinds
    .filter((kind) => kinds.includes(String(kind)))
    .map((kind) => ({
      title: say(`notice.trend.${kind}`),
      path: `${screenRow(trendScreens[kind]).path}?${query}`,
    }))
}

/** @throws {Refused} when nothing is left of it */
const cleaned = (html: string, field: string): string => {
  const content = cleanHtml(html)
  if (content === '') throw wrongField(field, 'announcement.empty')
  return content
}

type SaveInput = HandlerInput<typeof messagesApi.save>

/** 0: everyone. @throws {Refused} for a company that there is not */
const audienceOf = async (tx: Tx, { company, company_name }: SaveInput): Promise<number> => {
  if (company_name !== undefined) {
    const found = await findCompany(tx, company_name)
    if (found === undefined) throw wrongField('company_name', 'announcement.company')
    return found
  }
  if (company !== undefined && !(await isCompany(tx, company))) throw wrongField('company', 'company.none')
  return company ?? 0
}

/** By the operator's clock. @throws {Refused} for what has gone by, and for an end before the beginning */
const timesOf = async (tx: Tx, { publish_day, publish_clock, end_day }: SaveInput, { now, viewer }: Call) => {
  const { clock } = await readCompany(tx, viewer.scope.company_id)
  const publish_t =
    publish_day === undefined ? now : zonedSeconds(clock.zone, `${publish_day} ${publish_clock ?? '00:00'}`)
  if (publish_t < now && publish_clock !== undefined) throw wrongField('publish_clock', 'announcement.past')
  if (publish_t < now && publish_day !== undefined && publish_day < todayOf(clock, now))
    throw wrongField('publish_day', 'announcement.past')
  const expire_t = end_day === undefined ? null : dayStart(clock, dayOfText(end_day) + 1)
  if (expire_t !== null && !(expire_t > publish_t)) throw wrongField('end_day', 'announcement.end')
  return { publish_t: Math.max(publish_t, now), expire_t }
}

const publish = async (input: SaveInput, call: Call) => {
  const { title, title_en = null } = input
  const content = cleaned(input.content, 'content')
  if ((title_en === null) !== (input.content_en === undefined))
    throw wrongField(title_en === null ? 'title_en' : 'content_en', 'form.required')
  const content_en = input.content_en === undefined ? null : cleaned(input.content_en, 'content_en')
  const { now, ip } = call
  const { member_id } = readerOf(call)
  return call.context.db.transaction().execute(async (tx) => {
    const company_id = await audienceOf(tx, input)
    const times = await timesOf(tx, input, call)
    const made = await insertAnnouncement(tx, {
      company_id,
      title,
      content,
      title_en,
      content_en,
      author_id: member_id,
      ...times,
      now,
    })
    const object = { object_type: 'announcement', object_id: made.id }
    const after = { title: made.title, company: company_id }
    await insertAudit(tx, { member_id, action: 'announcement.published', ...object, after, ip, now })
    return made
  })
}

export const mountMessages = (router: Router, context: Context): void =>
  implement(router, context, messagesApi, {
    unread: (_, call) => readUnread(call.context.db, readerOf(call), call.now),
    read: async ({ aid }, call) => {
      if (!(await markRead(call.context.db, readerOf(call), aid, call.now))) throw new Refused('announcement.none')
      return null
    },
    list: async (input, call) => {
      const { page, limit } = input
      const found = await consistently(context.reads, (tx) => readAnnouncements(tx, readerOf(call), input, call.now))
      return { ...found, page, limit, data_time: call.now }
    },
    notice: async (input, call) => {
      const { page, limit } = input
      const { member_id, language } = readerOf(call)
      const say = sayFor(call.header('lang'), call.header('accept-language'))
      const { list, total } = await consistently(context.reads, (tx) => readNotices(tx, member_id, input))
      const named = list.map((row) => ({
        ...row,
        eventName: eventName(row.event_code, say, language),
        links: linksOf(row, call, say),
      }))
      return { list: named, total, page, limit, data_time: call.now }
    },
    save: publish,
  })
