import { sql } from 'kysely'
import type { categoryImport } from '../../../shared/imports/categories.ts'
import type { ImportRow } from '../../../shared/imports/import.ts'
import { type Category, categoriesCalled, readCategories } from '../category-paths.ts'
import { type Outcome, type Ready, type Sink, type Wrong, wrong } from './sink.ts'

type Row = ImportRow<typeof categoryImport.columns>

const LEVELS = 3
const orphan = wrong(
  '上级类目：没有这个类目，请把上级写在它的下级之前',
  'Parent: there is no such category: put parents before their children',
)
const several = wrong(
  '上级类目：有几个同名的类目，请用 > 写出路径',
  'Parent: several are called so: give the path with >',
)
const tooDeep = wrong('上级类目：类目最多三级', 'Parent: categories have three levels at most')

/** The tree of categories that all companies share; a line may hang below one of the lines before it. */
export const categorySink: Sink<Row, Row> = {
  prepare: async (_, rows) =>
    rows.map((row): Ready<Row> => ({ key: `${row.parent ?? ''}>${row.name_en}`.toLowerCase(), what: row })),
  write: async (tx, lines) => {
    const tree = await readCategories(tx)
    const put = async ({ name_en, name_zh, parent }: Row): Promise<Outcome | Wrong> => {
      const found = parent === null ? [] : categoriesCalled(tree, parent)
      const [above] = found
      if (parent !== null && !above) return orphan
      if (found.length > 1) return several
      if (above && above.level >= LEVELS) return tooDeep
      const pid = above?.id ?? null
      const at = tree.findIndex((one) => one.pid === pid && one.name_en === name_en)
      const known = tree[at]
      if (known?.name_zh === name_zh) return { kind: 'same' }
      const { rows } = await sql<Category>`
        insert into category (pid, level, name_zh, name_en)
        values (${pid}, ${(above?.level ?? 0) + 1}, ${name_zh}, ${name_en})
        on conflict (pid, name_en) do update set name_zh = excluded.name_zh
        returning id, pid, level, name_zh, name_en`.execute(tx)
      tree.splice(known ? at : tree.length, known ? 1 : 0, ...rows)
      return { kind: known ? 'changed' : 'added' }
    }
    const written: (Outcome | Wrong)[] = []
    for (const { what } of lines) written.push(await put(what))
    return written
  },
}
