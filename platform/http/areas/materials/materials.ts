import type { Router } from 'express'
import { materialApi } from '../../../../shared/areas/materials/api.ts'
import { fileKinds, materialState } from '../../../../shared/areas/materials/states.ts'
import { idsOf } from '../../../../shared/forms/form.ts'
import type { Tx } from '../../../db/tables.ts'
import { holdFile } from '../../../media/hold.ts'
import {
  addVersion,
  type HeldMaterial,
  holdMaterial,
  insertMaterial,
  noteDownload,
  readDownloads,
  readMaterial,
  readVersions,
} from '../../../queries/materials/materials.ts'
import { readPictured } from '../../../queries/materials/pictures.ts'
import { readShelves } from '../../../queries/materials/shelves.ts'
import { readClips, readDemands } from '../../../queries/materials/uses.ts'
import { readUsable } from '../../../queries/media/files.ts'
import { isOwnCreator } from '../../../queries/products/creators.ts'
import { readOffered } from '../../../queries/products/offered.ts'
import { raiseVersion } from '../../../queries/pulse.ts'
import { cleanFolder, cleanTags, licenceEnd } from '../../../workflows/materials.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { listPresent } from '../../list-answer.ts'
import { present } from '../../present.ts'
import { Refused, wrongField } from '../../refused.ts'
import { shownFile } from '../media/shown.ts'
import { shownPictures } from './pictures.ts'

const requireMaterial = async (tx: Tx, call: Call, id: string, find = holdMaterial): Promise<HeldMaterial> => {
  const found = await find(tx, call.viewer.scope.company_id, id)
  if (!found) throw new Refused('material.unknown')
  return found
}

const requireFile = async (tx: Tx, call: Call, id: string) => {
  const file = await holdFile(tx, call.viewer.scope, id)
  if (!file) throw wrongField('file_id', 'material.file')
  return file
}

interface About {
  readonly product_id: string | null
  readonly creator_id: string | null
}

/** @throws {Refused} for what the caller does not see */
const requireKnown = async (tx: Tx, call: Call, { product_id, creator_id }: About): Promise<void> => {
  const { scope } = call.viewer
  if (product_id !== null && !(await readOffered(tx, scope, call.now, product_id)))
    throw wrongField('product_id', 'product.none')
  if (creator_id !== null && !(await isOwnCreator(tx, scope, creator_id)))
    throw wrongField('creator_id', 'creator.none')
}

export const mountMaterials = (router: Router, context: Context): void => {
  const { db } = context
  implement(router, context, materialApi, {
    pictures: ({ ids }, call) =>
      listPresent(call, async (tx, { scope }) => {
        const found = await readPictured(tx, scope.company_id, idsOf(ids))
        return { list: found.map((row) => shownPictures(context, row)) }
      }),
    shelves: (_, call) =>
      listPresent(call, async (tx, { scope }) => ({
        ...(await readShelves(tx, scope.company_id)),
        draws: context.media.draws,
      })),
    detail: ({ id }, call) =>
      present(call, async (tx, { scope, company: { currency } }) => {
        const material = await requireMaterial(tx, call, id, readMaterial)
        const row = await readUsable(tx, scope.company_id, material.file_id)
        if (!row) throw new Refused('media.none')
        return {
          file: shownFile(context, row),
          versions: await readVersions(tx, material.id),
          downloads: await readDownloads(tx, material.id),
          product_id: material.product_id,
          clips: await readClips(tx, scope, material.id),
          demands: await readDemands(tx, scope, material.id),
          currency,
        }
      }),
    create: ({ file_id, name, kind, source, product_id, creator_id, folder, tags, licence_until }, call) =>
      db.transaction().execute(async (tx) => {
        const { scope, record } = call.viewer
        const file = await requireFile(tx, call, file_id)
        if (fileKinds[kind] !== file.kind) throw wrongField('kind', 'material.kindUnfit')
        await requireKnown(tx, call, { product_id, creator_id })
        const id = await insertMaterial(
          tx,
          {
            company_id: scope.company_id,
            member_id: Number(record.id),
            title: name,
            kind,
            source,
            product_id,
            creator_id,
            file_id: file.id,
            folder: cleanFolder(folder),
            tags: cleanTags(tags),
            licence_until_t: await licenceEnd(tx, { scope, now: call.now }, licence_until),
            state: materialState.review,
          },
          call.now,
        )
        await raiseVersion(tx, scope.company_id, call.now)
        return { id }
      }),
    version: ({ id, file_id, what }, call) =>
      db.transaction().execute(async (tx) => {
        const material = await requireMaterial(tx, call, id)
        const file = await requireFile(tx, call, file_id)
        const before = await readUsable(tx, call.viewer.scope.company_id, material.file_id)
        if (before && before.kind !== file.kind) throw wrongField('file_id', 'material.kindUnfit')
        const version = { file_id: file.id, member_id: Number(call.viewer.record.id), note: what ?? '' }
        return { no: await addVersion(tx, material, version, call.now) }
      }),
    download: ({ id }, call) =>
      db.transaction().execute(async (tx) => {
        const material = await requireMaterial(tx, call, id)
        if (material.state !== materialState.usable) throw new Refused('material.closed')
        const row = await readUsable(tx, call.viewer.scope.company_id, material.file_id)
        if (!row) throw new Refused('media.none')
        await noteDownload(tx, material.id, Number(call.viewer.record.id), call.now)
        return { address: context.media.signer.addressOf(row, 'download', call.now) }
      }),
  })
}
