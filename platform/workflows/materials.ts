import { isRowId } from '../../shared/api/row-id.ts'
import { materialWorkflow } from '../../shared/areas/materials/workflow.ts'
import { dayOfText, dayStart } from '../../shared/time/zone.ts'
import type { Tx } from '../db/tables.ts'
import { Refused, wrongField } from '../http/refused.ts'
import { type HeldMaterial, holdMaterial, setMaterial } from '../queries/materials/materials.ts'
import { readCompany } from '../queries/view.ts'
import type { Actor } from './actor.ts'
import { type Changed, type Doing, type Held, machineOf, onlyState } from './machine.ts'

type Row = Held & { readonly material: HeldMaterial }

const setState = async (tx: Tx, { row, to, by }: Doing<Row, unknown>): Promise<Changed> => {
  await setMaterial(tx, row.material.id, { state: to }, by.now)
  return onlyState
}

const setShared =
  (shared: 0 | 1) =>
  async (tx: Tx, { row, by }: Doing<Row, unknown>): Promise<Changed> => {
    await setMaterial(tx, row.material.id, { shared }, by.now)
    return { before: { shared: 1 - shared }, after: { shared } }
  }

/** The last second of a licence. @throws {Refused} for a day that is over */
export const licenceEnd = async (
  tx: Tx,
  { scope, now }: Pick<Actor, 'scope' | 'now'>,
  day: string | null,
): Promise<number | null> => {
  if (day === null) return null
  const { clock } = await readCompany(tx, scope.company_id)
  const end = dayStart(clock, dayOfText(day) + 1) - 1
  if (!(end > now)) throw wrongField('licence_until', 'material.past')
  return end
}

const setLicence = async (
  tx: Tx,
  { row, to, by, input }: Doing<Row, { readonly licence_until: string | null }>,
): Promise<Changed> => {
  const licence_until_t = await licenceEnd(tx, by, input.licence_until)
  await setMaterial(tx, row.material.id, { state: to, licence_until_t }, by.now)
  return { before: {}, after: { licence_until: input.licence_until } }
}

/** Tags as they are kept: each once, without blanks around it. */
export const cleanTags = (tags: string | null): string =>
  [...new Set((tags ?? '').split(/[,，、]/).map((tag) => tag.trim()))].filter(Boolean).join(',')

/** A folder as it is kept: its names with `/` between, none of them empty. */
export const cleanFolder = (folder: string | null): string =>
  (folder ?? '')
    .split(/[/\\]/)
    .map((name) => name.trim())
    .filter(Boolean)
    .join('/')

export const materialMachine = machineOf<typeof materialWorkflow.transitions, Row>(materialWorkflow, {
  none: 'material.unknown',
  hold: async (tx, { scope }, key) => {
    if (!isRowId(key)) throw new Refused('material.unknown')
    const material = await holdMaterial(tx, scope.company_id, key)
    return (
      material && {
        state: material.state,
        values: { material_source: material.source, shared: material.shared },
        name: material.title,
        material,
      }
    )
  },
  runs: {
    approve: setState,
    off: setState,
    on: setState,
    expire: setState,
    licence: setLicence,
    renew: setLicence,
    share: setShared(1),
    unshare: setShared(0),
    tag: async (tx, { row, by, input }) => {
      const tags = cleanTags(input.tags)
      await setMaterial(tx, row.material.id, { tags }, by.now)
      return { before: { tags: row.material.tags }, after: { tags } }
    },
    move: async (tx, { row, by, input }) => {
      const folder = cleanFolder(input.folder)
      await setMaterial(tx, row.material.id, { folder }, by.now)
      return { before: { folder: row.material.folder }, after: { folder } }
    },
  },
})
