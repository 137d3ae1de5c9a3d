import { type RawBuilder, sql } from 'kysely'
import type { Announcement, AnnouncementRow } from '../../../shared/areas/messages/api.ts'
import type { Language } from '../../../shared/i18n/texts.ts'
import type { Db, Tx } from '../../db/tables.ts'
import { type PageQuestion, readPage } from '../page.ts'
import type { Scope } from '../scope.ts'
import { holds } from '../words.ts'

/** Who reads: announcements are for everyone (company 0) or for the members of one company. */
export interface Reader {
  readonly member_id: number
  readonly company_id: number
  /** English where the announcement has it. */
  readonly language: Language
}

const MOST_UNREAD = 20

const titleIn = ({ language }: Reader): RawBuilder<string> =>
  language === 'en' ? sql<string>`coalesce(a.title_en, a.title)` : sql<string>`a.title`

const columnsFor = (reader: Reader): RawBuilder<unknown> => sql`
  a.id::text as id, ${titleIn(reader)} as title, a.publish_t as add_time,
  ${reader.language === 'en' ? sql`coalesce(a.content_en, a.content)` : sql`a.content`} as content`

const published = ({ company_id }: Pick<Reader, 'company_id'>, now: number): RawBuilder<boolean> => sql<boolean>`
  a.company_id in (0, ${company_id}) and a.publish_t <= ${now}`

const current = (reader: Pick<Reader, 'company_id'>, now: number): RawBuilder<boolean> => sql<boolean>`
  ${published(reader, now)} and (a.expire_t is null or a.expire_t > ${now})`

const isRead = ({ member_id }: Reader): RawBuilder<boolean> => sql<boolean>`
  exists (select from announcement_read r where r.member_id = ${member_id} and r.aid = a.id)`

/** Newest first, at most twenty. */
export const readUnread = async (db: Db, reader: Reader, now: number): Promise<Announcement[]> => {
  const { rows } = await sql<Announcement>`
    select ${columnsFor(reader)} from announcement a where ${current(reader, now)} and not ${isRead(reader)}
    order by a.publish_t desc, a.id desc limit ${MOST_UNREAD}`.execute(db)
  return rows
}

/** An announcement as walls tell it, without its content; `title_en` is its title where it has no English. */
export interface ToldAnnouncement {
  readonly id: string
  readonly title: string
  readonly title_en: string
  readonly t: number
}

const MOST_TOLD = 3
const TOLD_S = 7 * 86_400

/**
 * What a wall tells, pinned ones first, then newest first: published within a week, not over, and not read by the member
 * whose scope it is; for a whole company, not by all who work there.
 */
export const readTold = async (
  db: Db,
  { company_id, member_id }: Scope,
  now: number,
): Promise<readonly ToldAnnouncement[]> => {
  const whose = member_id === null ? sql`m.company_id = ${company_id}` : sql`m.id = ${member_id}`
  const { rows } = await sql<ToldAnnouncement>`
    select a.id::text as id, a.title, coalesce(a.title_en, a.title) as title_en, a.publish_t as t from announcement a
    where ${current({ company_id }, now)} and a.publish_t > ${now - TOLD_S}
      and exists (select from member m where ${whose} and m.status = 1 and m.deleted_t is null
        and not exists (select from announcement_read r where r.member_id = m.id and r.aid = a.id))
    order by a.pinned desc, a.publish_t desc, a.id desc limit ${MOST_TOLD}`.execute(db)
  return rows
}

/** A page of what is not over, pinned ones first, then newest first, and how many; `keyword` is part of a title. */
export const readAnnouncements = (tx: Tx, reader: Reader, question: PageQuestion, now: number) =>
  readPage<AnnouncementRow>(
    tx,
    {
      columns: sql`${columnsFor(reader)}, ${isRead(reader)} as read`,
      from: sql`from announcement a where ${current(reader, now)} and ${holds(titleIn(reader), question.keyword)}`,
      order: sql`a.pinned desc, a.publish_t desc, a.id desc`,
    },
    question,
  )

/** Once or many times; one that is over meanwhile too. False for one that the reader has not been told. */
export const markRead = async (db: Db, reader: Reader, aid: string, now: number): Promise<boolean> => {
  const { rows } = await sql`
    insert into announcement_read (member_id, aid, read_t)
    select ${reader.member_id}::bigint, a.id, ${now}::bigint from announcement a
    where a.id::text = ${aid} and ${published(reader, now)}
    on conflict (member_id, aid) do update set read_t = announcement_read.read_t returning aid`.execute(db)
  return rows.length > 0
}

export interface NewAnnouncement {
  /** 0: everyone. */
  readonly company_id: number
  readonly title: string
  /** Made harmless already. */
  readonly content: string
  readonly title_en: string | null
  readonly content_en: string | null
  readonly author_id: number | null
  /** When it begins and ends, Unix seconds; null: without an end. */
  readonly publish_t: number
  readonly expire_t: number | null
  readonly now: number
}

export const insertAnnouncement = async (tx: Tx, { now, ...written }: NewAnnouncement): Promise<Announcement> => {
  const { id } = await tx
    .insertInto('announcement')
    .values({ ...written, add_time: now, update_time: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: String(id), title: written.title, content: written.content, add_time: written.publish_t }
}
