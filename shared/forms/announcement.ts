import { clockRule } from '../areas/lives/states.ts'
import { liveErrors } from '../areas/lives/words.ts'
import { messagesApi } from '../areas/messages/api.ts'
import { defineWords, joinTexts, pickTexts } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'
import { f } from './form.ts'

/** Announces something: for whom, since when and until which day. */
export const announcementForm = defineForm({
  id: 'announcement',
  endpoint: messagesApi.save,
  words: joinTexts(
    pickTexts(liveErrors, 'live.clock'),
    defineWords({
      'form.announcement.title': ['发布公告', 'Announce'],
      'form.announcement.note': [
        '正文可用 p、ul、ol、li、table、strong、a 等标签，其他会被去掉；英文标题和正文要么都填，要么都不填。',
        'The text may use p, ul, ol, li, table, strong, a; other tags are taken out. English title and text go together.',
      ],
      'form.announcement.headline': ['标题', 'Title'],
      'form.announcement.content': ['正文', 'Text'],
      'form.announcement.title_en': ['英文标题', 'English title'],
      'form.announcement.content_en': ['英文正文', 'English text'],
      'form.announcement.company_name': ['只对这家公司（全名）', 'For this company alone (its whole name)'],
      'form.announcement.company_name.note': ['留空表示所有人', 'Empty: everyone'],
      'form.announcement.publish_day': ['发布日期', 'Day'],
      'form.announcement.publish_day.note': ['留空表示立即发布', 'Empty: at once'],
      'form.announcement.publish_clock': ['发布时间（时:分）', 'Time (HH:MM)'],
      'form.announcement.end_day': ['展示到', 'Until the end of'],
      'form.announcement.end_day.note': ['留空表示一直展示', 'Empty: without an end'],
      'form.announcement.send': ['发布', 'Announce'],
      'form.announcement.done': ['公告已保存', 'The announcement is kept'],
    }),
  ),
  fields: [
    f.text('headline', { least: 1, most: 200 }),
    f.text('content', { least: 1, most: 20_000, lines: 8 }),
    f.text('title_en', { optional: true, most: 200 }),
    f.text('content_en', { optional: true, most: 20_000, lines: 8 }),
    f.text('company_name', { optional: true, most: 100 }),
    f.date('publish_day', { optional: true }),
    f.text('publish_clock', { optional: true, least: 5, most: 5, rule: clockRule }),
    f.date('end_day', { optional: true }),
  ],
  // What is left empty is not said.
  input: ({ headline, content, ...rest }) => ({
    title: headline,
    content,
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null)),
  }),
  refreshes: true,
})
