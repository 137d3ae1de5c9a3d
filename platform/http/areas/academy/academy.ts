import type { Router } from 'express'
import type { HandlerInput } from '../../../../shared/api/endpoint.ts'
import { articleApi } from '../../../../shared/areas/academy/api.ts'
import {
  holdArticle,
  insertArticle,
  markArticle,
  rewordArticle,
  type Wording,
  writesArticles,
} from '../../../queries/academy/articles.ts'
import { readArticle } from '../../../queries/academy/detail.ts'
import { insertAudit } from '../../../queries/account/audit.ts'
import { consistently } from '../../../queries/consistent.ts'
import type { Call } from '../../call.ts'
import { cleanHtml } from '../../clean-html.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { Refused, wrongField } from '../../refused.ts'
import { languageOf } from '../../texts.ts'

type SaveInput = HandlerInput<typeof articleApi.save>

/** @throws {Refused} beside the field when nothing is left of it */
const cleaned = (html: string | null, field: string): string => {
  if (html === null) return ''
  const content = cleanHtml(html)
  if (content === '') throw wrongField(field, 'article.empty')
  return content
}

const wordingOf = ({ id: _, title_zh: title, ...input }: SaveInput): Wording => {
  const video_url = input.video_url ?? ''
  if (video_url !== '' && !/^https:\/\/[^\s"'<>\\]+$/i.test(video_url)) throw wrongField('video_url', 'article.video')
  return {
    ...input,
    title,
    title_en: input.title_en ?? '',
    summary: input.summary ?? '',
    summary_en: input.summary_en ?? '',
    course: input.course ?? '',
    content: cleaned(input.content, 'content'),
    content_en: cleaned(input.content_en, 'content_en'),
    video_url,
  }
}

const save = (input: SaveInput, { context, viewer: { scope, record }, now, ip }: Call) =>
  context.db.transaction().execute(async (tx) => {
    if (!(await writesArticles(tx, scope))) throw new Refused('article.operator')
    const wording = wordingOf(input)
    const member_id = Number(record.id)
    const held = input.id === null ? undefined : await holdArticle(tx, scope, input.id)
    if (input.id !== null && !held) throw new Refused('article.none')
    if (held) await rewordArticle(tx, held.id, wording, now)
    const id = held ? String(held.id) : await insertArticle(tx, wording, record.membername || record.username, now)
    const object = { object_type: 'article', object_id: id }
    const after = { title: wording.title, category: wording.category, audience: wording.audience }
    await insertAudit(tx, { member_id, action: held ? 'article.reword' : 'article.make', ...object, after, ip, now })
    return { id }
  })

export const mountAcademy = (router: Router, context: Context): void =>
  implement(router, context, articleApi, {
    detail: async ({ id }, call) => {
      const found = await consistently(context.reads, (tx) => readArticle(tx, call.viewer.scope, id, languageOf(call)))
      if (!found) throw new Refused('article.none')
      return found
    },
    mark: async ({ id, mark, on }, { viewer: { scope, record }, now }) => {
      const held = await context.db.transaction().execute((tx) => holdArticle(tx, scope, id))
      if (!held) throw new Refused('article.none')
      await markArticle(context.db, held.id, Number(record.id), { mark, on, now })
      return null
    },
    rights: async (_, { viewer: { scope } }) => ({ writes: await writesArticles(context.reads, scope) }),
    save,
  })
