import type { NamedMaterial } from '../../../../shared/areas/clips/api.ts'
import type { Tx } from '../../../db/tables.ts'
import { holdDemand } from '../../../queries/clips/demands.ts'
import { readTask } from '../../../queries/clips/details.ts'
import { type NamedRow, readNamed } from '../../../queries/clips/materials.ts'
import { clipId } from '../../../queries/clips/numbers.ts'
import { noteDownload } from '../../../queries/materials/materials.ts'
import type { Call } from '../../call.ts'
import { type Context, secondsOf } from '../../context.ts'
import { Refused } from '../../refused.ts'

const fileOf = ({ file_id, company_id, store_key }: NamedRow) => ({ id: file_id, company_id, store_key })

/** A material as briefs and pickers show it. */
export const shownMaterial = (context: Pick<Context, 'media' | 'nowMs'>, row: NamedRow): NamedMaterial => {
  const { id, title, kind, duration_ms, licence_until_time, usable, cover_key } = row
  const cover = cover_key ? context.media.signer.addressOf(fileOf(row), 'cover', secondsOf(context)) : null
  return { id, title, kind, duration_ms, cover, licence_until_time, usable }
}

/** The materials of a demand that the caller may see. */
export const namedBy = async (
  context: Pick<Context, 'media' | 'nowMs'>,
  tx: Tx,
  demand_no: string,
  now: number,
): Promise<NamedMaterial[]> =>
  (await readNamed(tx, clipId('demand', demand_no) ?? 0, now)).map((row) => shownMaterial(context, row))

/** The demand behind the number of a demand or of a task at which the caller works. @throws {Refused} */
const demandBehind = async (tx: Tx, { viewer: { scope } }: Call, no: string): Promise<number> => {
  if (clipId('demand', no) !== null) {
    const demand = await holdDemand(tx, scope, no)
    if (!demand) throw new Refused('clip.demand.none')
    return demand.id
  }
  const task = await readTask(tx, scope, no)
  if (!task) throw new Refused('clip.task.none')
  if (!task.may_fetch) throw new Refused('clip.material.mine')
  return clipId('demand', task.brief.demand_no) ?? 0
}

/** An address for one material of a demand, noted. @throws {Refused} */
export const fetchNamed = async (call: Call, tx: Tx, no: string, id: string): Promise<string> => {
  const named = await readNamed(tx, await demandBehind(tx, call, no), call.now)
  const row = named.find((one) => one.id === id)
  if (!row) throw new Refused('material.unknown')
  if (!row.usable) throw new Refused('material.closed')
  await noteDownload(tx, Number(row.id), Number(call.viewer.record.id), call.now)
  return call.context.media.signer.addressOf(fileOf(row), 'download', call.now)
}
