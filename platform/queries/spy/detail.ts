import type { SpyDetail } from '../../../shared/areas/spy/api.ts'
import type { Tx } from '../../db/tables.ts'
import { shownName } from '../names.ts'
import { newestSnapshot, type SpyObject } from './objects.ts'
import { readRelated } from './related.ts'
import { readSeries } from './series.ts'

const CREATOR = 2

/** Whether the member keeps the object in one of its lists. */
const isMarked = async (
  tx: Tx,
  marks: 'spy_favorite' | 'spy_watch',
  member_id: number,
  { kind, id }: SpyObject,
): Promise<boolean> => {
  const found = await tx
    .selectFrom(marks)
    .select('kind')
    .where('member_id', '=', member_id)
    .where('kind', '=', kind)
    .where('object_id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

/** @param now stands for the time of the data before the first snapshot */
export const readSpyDetail = async (
  tx: Tx,
  object: SpyObject,
  member_id: number,
  mask: boolean,
  now: number,
): Promise<Omit<SpyDetail, 'quota'>> => {
  const newest = await newestSnapshot(tx)
  const shown = <O extends { kind: number; name: string }>(one: O): O =>
    one.kind === CREATOR ? { ...one, name: shownName(one.name, mask) } : one
  const related = await readRelated(tx, object.kind, object.id)
  return {
    ...shown(object),
    favorite: await isMarked(tx, 'spy_favorite', member_id, object),
    watched: await isMarked(tx, 'spy_watch', member_id, object),
    ...(newest ? await readSeries(tx, object.kind, object.id, newest.day) : { days: [], series: [] }),
    related: related.map(shown),
    currency: 'USD',
    data_time: newest?.data_time ?? now,
  }
}
