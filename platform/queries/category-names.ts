import { type RawBuilder, sql } from 'kysely'

/** Both names of the category `alias`, as shared/lists/both-names.ts reads them; empty where there is no category. */
export const categoryNames = (alias: string): RawBuilder<string> =>
  sql<string>`concat_ws(E'\\n', ${sql.ref(`${alias}.name_zh`)}, nullif(${sql.ref(`${alias}.name_en`)}, ''))`
