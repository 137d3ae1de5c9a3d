import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely'

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** A statement for a connection that is used without Kysely. */
export const compiled = (query: RawBuilder<unknown>): { readonly text: string; readonly values: unknown[] } => {
  const { sql, parameters } = query.compile(compiler)
  return { text: sql, values: [...parameters] }
}
