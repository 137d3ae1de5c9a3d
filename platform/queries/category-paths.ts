import { sql } from 'kysely'
import type { Tx } from '../db/tables.ts'

export interface Category {
  readonly id: number
  readonly pid: number | null
  readonly level: number
  readonly name_zh: string
  readonly name_en: string
}

/** The whole tree: some thousands at most. */
export const readCategories = async (tx: Tx): Promise<Category[]> => {
  const { rows } =
    await sql<Category>`select id, pid, level, name_zh, name_en from category order by level, id`.execute(tx)
  return rows
}

const plain = (name: string): string => name.trim().toLocaleLowerCase('en')

const isCalled = ({ name_zh, name_en }: Category, name: string): boolean =>
  plain(name_zh) === plain(name) || plain(name_en) === plain(name)

/**
 * The categories that a name in either language, or a path `Beauty > Skin care`, may mean: those of the last name whose
 * ancestors are called as the names before it.
 */
export const categoriesCalled = (tree: readonly Category[], path: string): readonly Category[] => {
  const names = path.split(/[>›]/).toReversed()
  const fits = (one: Category | undefined, [name, ...above]: readonly string[]): boolean =>
    name === undefined ||
    (one !== undefined &&
      isCalled(one, name) &&
      fits(
        tree.find(({ id }) => id === one.pid),
        above,
      ))
  return tree.filter((one) => fits(one, names))
}
