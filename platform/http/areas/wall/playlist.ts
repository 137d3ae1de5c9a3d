import type { Router } from 'express'
import { playlistApi } from '../../../../shared/areas/wall/playlist-api.ts'
import { LEAST_SCENE_S, sceneIds } from '../../../../shared/live/scenes.ts'
import { insertAudit } from '../../../queries/account/audit.ts'
import { raiseVersion } from '../../../queries/pulse.ts'
import { readPlaylist, type Seconds, writePlaylist } from '../../../queries/wall/playlist.ts'
import type { Context } from '../../context.ts'
import { implement, requirePerson } from '../../implement.ts'
import { wrongField } from '../../refused.ts'

/** @throws {Refused} beside the scene that would stand for no time to read it, or where none is left */
const requirePlayable = (seconds: Seconds): void => {
  const short = sceneIds.find((scene) => seconds[scene] > 0 && seconds[scene] < LEAST_SCENE_S)
  if (short) throw wrongField(short, 'playlist.short', { least: LEAST_SCENE_S })
  if (sceneIds.every((scene) => seconds[scene] === 0)) throw wrongField('data', 'playlist.none')
}

export const mountPlaylist = (router: Router, context: Context): void =>
  implement(router, context, playlistApi, {
    read: async (_, { viewer }) => ({ list: await readPlaylist(context.db, viewer.scope.text) }),
    save: (seconds, { viewer, ip, now }) => {
      requirePerson(viewer)
      requirePlayable(seconds)
      const { record, scope } = viewer
      const member_id = Number(record.id)
      return context.db.transaction().execute(async (tx) => {
        const before = await readPlaylist(tx, scope.text)
        await writePlaylist(tx, scope.text, seconds, { member_id, now })
        await insertAudit(tx, {
          member_id,
          action: 'company.playlist',
          object_type: 'company',
          object_id: String(scope.company_id),
          before: Object.fromEntries(before.map((one) => [one.scene, one.seconds])),
          after: seconds,
          ip,
          now,
        })
        await raiseVersion(tx, scope.company_id, now)
        return { list: await readPlaylist(tx, scope.text) }
      })
    },
  })
