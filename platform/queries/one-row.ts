import { type RawBuilder, sql } from 'kysely'

/**
 * The two ways to one row: `read` for whoever shows it, who waits for nobody, and `hold` for whoever changes it, which keeps
 * it from others until the transaction ends.
 * @param of the table's name in the statement, whose row is held
 * @param find the statement, which ends with `lock`
 */
export const readAndHold = <Args extends readonly unknown[], Row>(
  of: string,
  find: (lock: RawBuilder<unknown>, ...args: Args) => Promise<Row | undefined>,
) => ({
  read: (...args: Args): Promise<Row | undefined> => find(sql``, ...args),
  hold: (...args: Args): Promise<Row | undefined> => find(sql`for no key update of ${sql.ref(of)}`, ...args),
})
