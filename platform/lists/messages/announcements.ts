import { sql } from 'kysely'
import { announcementList } from '../../../shared/areas/messages/manage-list.ts'
import { isOperating } from '../../queries/account/operator.ts'
import { stateOfAnnouncement } from '../../queries/messages/manage.ts'
import { calledBy } from '../../queries/orders/line.ts'
import { holds } from '../../queries/words.ts'
import { presentMoment } from '../present-moment.ts'
import { part } from '../source.ts'
import { tableSource } from '../table-source.ts'

/** Announcements of the platform, for its operators. */
export const announcementSource = tableSource(announcementList, {
  table: sql`announcement a`,
  alias: 'a',
  key: ['id'],
  joins: {
    clock: presentMoment,
    company: part(sql`left join company f on f.id = a.company_id and a.company_id > 0`),
    author: part(sql`left join member m on m.id = a.author_id`),
    read: part(sql`left join lateral (
      select count(*) as n from announcement_read r where r.aid = a.id) read on true`),
  },
  scope: ({ scope }) => isOperating(scope),
  columns: {
    announcement_title: part(sql`a.title || chr(10) || coalesce(a.title_en, a.title)`),
    // Of both languages, as a name is that stands for itself.
    announcement_for: part(sql`coalesce(f.name, '所有人' || chr(10) || 'Everyone')`, 'company'),
    announcement_state: part(stateOfAnnouncement(sql`clock.now`), 'clock'),
    pinned: part(sql`a.pinned`),
    publish_time: part(sql`a.publish_t`),
    expire_time: part(sql`a.expire_t`),
    announcement_reads: part(sql`read.n`, 'read'),
    announcement_by: part(sql`coalesce(${calledBy('m')}, '')`, 'author'),
    announcement_id: part(sql`a.id::text`),
  },
  filled: ['publish_time', 'announcement_reads'],
  keyword: (word) => part(holds(sql`a.title || ' ' || coalesce(a.title_en, '')`, word)),
})
