import { type DatabaseConnection, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely'

type Begin = PostgresDriver['beginTransaction']

const unheard = (): void => {}

/**
 * Begin and end of a transaction that only reads are sent and not waited for, which saves it two round trips: a begin fails
 * only with its connection, and with it what is asked next; nothing hangs on the end.
 */
class Driver extends PostgresDriver {
  readonly #reading = new WeakSet<DatabaseConnection>()

  override async beginTransaction(...[connection, settings]: Parameters<Begin>): Promise<void> {
    const begun = super.beginTransaction(connection, settings)
    if (settings.accessMode !== 'read only') return begun
    this.#reading.add(connection)
    begun.catch(unheard)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const ended = super.commitTransaction(connection)
    if (!this.#reading.delete(connection)) return ended
    ended.catch(unheard)
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#reading.delete(connection)
    return super.rollbackTransaction(connection)
  }
}

/** How kysely speaks to the pools; see `Driver`. */
export class Dialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PostgresDriver {
    return new Driver(this.#config)
  }
}
