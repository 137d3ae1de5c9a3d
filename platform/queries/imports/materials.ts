import { sql } from 'kysely'
import { fileKinds, materialKinds } from '../../../shared/areas/materials/states.ts'
import type { ImportRow } from '../../../shared/imports/import.ts'
import type { materialImport } from '../../../shared/imports/materials.ts'
import { dayStart } from '../../../shared/time/zone.ts'
import type { Tx } from '../../db/tables.ts'
import { cleanTags } from '../../workflows/materials.ts'
import { addVersion, holdMaterial } from '../materials/materials.ts'
import { importerOf } from './importer.ts'
import { offeredOf } from './offered.ts'
import { type Outcome, type Ready, type Sink, type SinkContext, type Wrong, wrong } from './sink.ts'
import { upsertFacts } from './upsert.ts'

type Row = ImportRow<typeof materialImport.columns>

interface Material {
  readonly key: string
  readonly title: string
  readonly kind: number
  readonly source: number | null
  readonly product_id: string | null
  readonly folder: string | null
  readonly tags: string | null
  readonly licence_until_t: number | null
  readonly file_id: number
}

interface File {
  readonly id: number
  readonly kind: number
  readonly said: string
}

interface Known {
  readonly id: number
  readonly outer_key: string
  readonly file_id: number
  readonly kind: number
  readonly update_time: number
  readonly licence_until_t: number | null
}

const noFile = wrong(
  '文件：公司没有这个可用的文件，请先上传，再填它的文件名或 SHA-256',
  'File: the company has no such usable file: upload it first, then give its name or its SHA-256',
)
const several = wrong('文件：有几个文件同名，请填 SHA-256', 'File: several files have this name: give the SHA-256')
const unfit = wrong('类型：文件不是这种素材', 'Kind: the file is no such material')
const noProduct = wrong('商品ID：没有这个商品，或不在你的范围内', 'Product ID: no such product of yours')
const over = wrong('授权到期：这一天已经过去', 'Licensed until: this day is over')
const nobody = wrong(
  '公司还没有能看到整个公司的负责人，请先建一个账号',
  'The company has no leader who sees all of it: make such an account first',
)

/** Usable files of a company by what lines call them: their name, or the SHA-256 of their content. */
const findFiles = async (tx: Tx, company_id: number, rows: readonly Row[]): Promise<ReadonlyMap<string, File[]>> => {
  const names = [...new Set(rows.map(({ file }) => file))]
  const { rows: files } = await sql<File>`
    select f.id, f.kind, n.said from unnest(${names}::text[]) as n(said)
    join media_file f on f.company_id = ${company_id} and f.state = 2 and f.kind is not null
      and (f.name = n.said or f.sha256 = lower(n.said)) order by f.id`.execute(tx)
  const found = new Map<string, File[]>()
  for (const file of files) found.set(file.said, [...(found.get(file.said) ?? []), file])
  return found
}

const readKnown = async (tx: Tx, company_id: number, keys: readonly string[]): Promise<ReadonlyMap<string, Known>> => {
  const { rows } = await sql<Known>`
    select id, outer_key, file_id, kind, update_time, licence_until_t from material
    where company_id = ${company_id} and outer_key = any(${keys}::text[]) order by id for update`.execute(tx)
  return new Map(rows.map((one) => [one.outer_key, one]))
}

const prepared = (
  { file, licence_until, tags, ...row }: Row,
  files: readonly File[],
  known: Known | undefined,
  { company, now }: SinkContext,
  offered: ReadonlySet<string>,
): Ready<Material> | Wrong => {
  const [one, another] = files
  if (!one) return noFile
  if (another) return several
  const kind = known?.kind ?? row.kind ?? materialKinds.find((of) => fileKinds[of] === one.kind) ?? 0
  if (fileKinds[kind] !== one.kind || (row.kind !== null && row.kind !== kind)) return unfit
  if (row.product_id !== null && !offered.has(row.product_id)) return noProduct
  const licence_until_t = licence_until === null ? null : dayStart(company.clock, licence_until + 1) - 1
  if (licence_until_t !== null && licence_until_t <= now && licence_until_t !== known?.licence_until_t) return over
  const said = tags === null ? null : cleanTags(tags)
  return { key: row.key, what: { ...row, kind, tags: said, licence_until_t, file_id: one.id } }
}

type Line = Ready<Material> & { readonly fact_t: number }

/** The first version of those that were made just now. */
const insertVersions = async (tx: Tx, company_id: number, keys: readonly string[], now: number): Promise<void> => {
  await sql`
    insert into material_version (material_id, no, file_id, member_id, note, add_time)
    select id, 1, file_id, member_id, '', ${now} from material
    where company_id = ${company_id} and outer_key = any(${keys}::text[])
    on conflict do nothing`.execute(tx)
}

/** Another file of a material that is there becomes its next version. @returns whether there was one */
const renew = async (tx: Tx, line: Line, known: Known, company_id: number, member_id: number, now: number) => {
  const { file_id } = line.what
  if (known.file_id === file_id || known.update_time > line.fact_t) return false
  const held = await holdMaterial(tx, company_id, String(known.id))
  if (!held) return false
  await addVersion(tx, held, { file_id, member_id, note: '' }, now)
  return true
}

/** Materials of the company's library. */
export const materialSink: Sink<Row, Material> = {
  prepare: async (tx, rows, context) => {
    if ((await importerOf(tx, context)) === undefined) return rows.map(() => nobody)
    const { id } = context.company
    const files = await findFiles(tx, id, rows)
    const known = await readKnown(
      tx,
      id,
      rows.map(({ key }) => key),
    )
    const offered = await offeredOf(
      tx,
      context,
      rows.map(({ product_id }) => product_id),
    )
    return rows.map((row) => prepared(row, files.get(row.file) ?? [], known.get(row.key), context, offered))
  },
  write: async (tx, lines, context) => {
    const { company, now } = context
    const member_id = await importerOf(tx, context)
    if (member_id === undefined) return lines.map(() => nobody)
    const keys = lines.map(({ what }) => what.key)
    const known = await readKnown(tx, company.id, keys)
    const written = await upsertFacts(
      tx,
      {
        table: 'material',
        key: { company_id: 'bigint', outer_key: 'text' },
        values: { title: 'text', product_id: 'text', folder: 'text', tags: 'text', licence_until_t: 'bigint' },
        first: { member_id: 'bigint', kind: 'int', source: 'int', file_id: 'bigint' },
        otherwise: { folder: '', tags: '', source: '1' },
        // When a material was changed last, by hand too, tells what is newer.
        fact: 'update_time',
        stamps: {},
        made: { add_time: now },
      },
      lines.map(({ what: { key, ...what }, fact_t }) => ({
        cells: { ...what, company_id: company.id, outer_key: key, member_id },
        fact_t,
      })),
    )
    await insertVersions(tx, company.id, keys, now)
    const found = await readKnown(tx, company.id, keys)
    const outcomes: Outcome[] = []
    for (const [n, line] of lines.entries()) {
      const old = known.get(line.what.key)
      const renewed = old ? await renew(tx, line, old, company.id, member_id, now) : false
      const kind = renewed ? 'changed' : (written[n]?.kind ?? 'same')
      const { key, title, file_id } = line.what
      const object_id = String(found.get(key)?.id ?? '')
      const change = {
        action: 'material.import',
        object_type: 'material',
        object_id,
        before: {},
        after: { key, title, file_id },
      }
      outcomes.push(kind === 'added' || kind === 'changed' ? { kind, change } : { kind })
    }
    return outcomes
  },
}
