import type { Router } from 'express'
import { originalApi } from '../../../../shared/areas/originals/api.ts'
import { idsOf } from '../../../../shared/forms/form.ts'
import { dayOfText, dayStart, todayOf } from '../../../../shared/time/zone.ts'
import type { Tx } from '../../../db/tables.ts'
import { noteDownload } from '../../../queries/materials/materials.ts'
import { readUsable } from '../../../queries/media/files.ts'
import {
  insertUse,
  readOriginal,
  readOriginalPictures,
  readOwnDownloads,
} from '../../../queries/originals/originals.ts'
import { raiseVersion } from '../../../queries/pulse.ts'
import { readCompany } from '../../../queries/view.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { listPresent } from '../../list-answer.ts'
import { Refused, wrongField } from '../../refused.ts'
import { shownPictures } from '../materials/pictures.ts'
import { shownFile } from '../media/shown.ts'

const requireOriginal = async (tx: Tx, { viewer: { scope }, now }: Call, id: string) => {
  const found = await readOriginal(tx, scope.company_id, id, now)
  if (!found) throw new Refused('original.none')
  return found
}

/** The last second of a term. @throws {Refused} for a day that is over, or after the licence of the original */
const termOf = async (tx: Tx, call: Call, until: string, licence_until_t: number | null): Promise<number> => {
  const { clock } = await readCompany(tx, call.viewer.scope.company_id)
  const end = dayStart(clock, dayOfText(until) + 1) - 1
  if (!(end > call.now)) throw wrongField('until', 'field.past')
  if (licence_until_t !== null && end > licence_until_t)
    throw wrongField('until', 'original.term', { day: todayOf(clock, licence_until_t) })
  return end
}

/** The star-origin library beside its lists and transitions. */
export const mountOriginals = (router: Router, context: Context): void => {
  const { db } = context
  implement(router, context, originalApi, {
    pictures: ({ ids }, call) =>
      listPresent(call, async (tx) => {
        const found = await readOriginalPictures(tx, idsOf(ids), call.now)
        return { list: found.map((row) => shownPictures(context, row)) }
      }),
    detail: ({ id }, call) =>
      listPresent(call, async (tx, { scope }) => {
        const original = await requireOriginal(tx, call, id)
        const file = await readUsable(tx, original.company_id, original.file_id)
        if (!file) throw new Refused('media.none')
        const shown = shownFile(context, file)
        const downloads = await readOwnDownloads(tx, scope.company_id, original.id)
        const { cover, strip } = shown
        const own = original.company_id === scope.company_id
        return { cover, strip, file: original.usable ? shown : null, own, waits: original.waits, downloads }
      }),
    apply: ({ id, purpose, account, until }, call) =>
      db.transaction().execute(async (tx) => {
        const { scope, record } = call.viewer
        const original = await requireOriginal(tx, call, id)
        if (original.company_id === scope.company_id) throw new Refused('original.own')
        const use_id = await insertUse(
          tx,
          {
            material_id: original.id,
            owner_company_id: original.company_id,
            company_id: scope.company_id,
            member_id: Number(record.id),
            purpose,
            account,
            until_t: await termOf(tx, call, until, original.licence_until_t),
          },
          call.now,
        )
        if (use_id === undefined) throw new Refused('original.waits')
        for (const company_id of [scope.company_id, original.company_id]) await raiseVersion(tx, company_id, call.now)
        return { use_id }
      }),
    download: ({ id }, call) =>
      db.transaction().execute(async (tx) => {
        const original = await requireOriginal(tx, call, id)
        if (!original.usable) throw new Refused('original.closed')
        const file = await readUsable(tx, original.company_id, original.file_id)
        if (!file) throw new Refused('media.none')
        await noteDownload(tx, original.id, Number(call.viewer.record.id), call.now)
        return { address: context.media.signer.addressOf(file, 'download', call.now) }
      }),
  })
}
