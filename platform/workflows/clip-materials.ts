import { materialState } from '../../shared/areas/materials/states.ts'
import { todayOf } from '../../shared/time/zone.ts'
import type { Tx } from '../db/tables.ts'
import { wrongField } from '../http/refused.ts'
import { holdNameable, holdsUntil } from '../queries/clips/materials.ts'
import { readCompany } from '../queries/view.ts'
import type { Actor } from './actor.ts'

/** Refuses materials that cannot be cut until a deadline, Unix seconds. @throws {Refused} which names the field and the material */
export const requireMaterials = async (
  tx: Tx,
  { scope, now }: Pick<Actor, 'scope' | 'now'>,
  ids: readonly string[],
  deadline_t: number,
  field = 'materials',
): Promise<void> => {
  if (ids.length === 0) return
  const found = await holdNameable(tx, scope.company_id, ids)
  if (found.length < ids.length) throw wrongField(field, 'clip.material.none')
  const { clock } = await readCompany(tx, scope.company_id)
  for (const material of found) {
    const name = material.title
    if (!holdsUntil(material, deadline_t)) {
      const day = todayOf(clock, material.licence_until_t ?? now)
      throw wrongField(field, 'clip.material.licence', { name, day })
    }
    if (material.state !== materialState.usable) throw wrongField(field, 'clip.material.closed', { name })
  }
}
