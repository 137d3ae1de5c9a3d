import { sql } from 'kysely'

/** The ratio of a `media_file f`, as numbers name it; null of what is not to be seen. */
export const ratioOf = sql`case when f.width is null then null when f.width * 16 = f.height * 9 then 1
  when f.width = f.height then 2 when f.width * 9 = f.height * 16 then 3 else 4 end`
