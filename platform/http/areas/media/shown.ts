import { setTimeout as sleep } from 'node:timers/promises'
import type { MediaFile, MediaUpload } from '../../../../shared/areas/media/api.ts'
import type { MediaPart } from '../../../media/sign.ts'
import { StoreTrouble } from '../../../media/store.ts'
import { type MediaOwner, type MediaRow, readUpload, readUsable } from '../../../queries/media/files.ts'
import type { Call } from '../../call.ts'
import { type Context, secondsOf } from '../../context.ts'
import { Refused } from '../../refused.ts'
import type { Say, TextKey } from '../../texts.ts'

/** A usable file with its addresses. @throws for one that is none */
export const shownFile = (context: Pick<Context, 'media' | 'nowMs'>, row: MediaRow): MediaFile => {
  const { id, name, size, duration_ms, width, height, kind, cover_key, strip_key } = row
  if (kind === null) throw new Error(`file ${id} has no kind`)
  const at = (part: MediaPart): string => context.media.signer.addressOf(row, part, secondsOf(context))
  return {
    id: String(id),
    name,
    kind,
    size,
    duration_ms,
    width,
    height,
    address: at('file'),
    cover: cover_key ? at('cover') : null,
    strip: strip_key ? at('strip') : null,
  }
}

/** Whose uploads are the caller's: its own, in its company. @throws {Refused} for an account without a company */
export const ownerOf = ({ viewer }: Pick<Call, 'viewer'>): { company_id: number; member_id: number } => {
  if (viewer.scope.company_id === 0) throw new Refused('media.none')
  return { company_id: viewer.scope.company_id, member_id: Number(viewer.record.id) }
}

const faults: Readonly<Record<string, TextKey>> = {
  'media.empty': 'media.empty',
  'media.type': 'media.type',
  'media.broken': 'media.broken',
  'media.dimensions': 'media.dimensions',
  'media.long': 'media.long',
  'media.text': 'media.text',
  'media.busy': 'media.busy',
}

/** Milliseconds for which a call waits for a look: a large file that goes to a store elsewhere takes longer than calls do. */
const PATIENCE_MS = 30_000

/**
 * Looks into an upload of which all has come. @returns `waits`: the store is in trouble, and the upload is finished by itself
 * later; `runs`: that takes longer than a call
 */
export const finishOrWait = async ({ media, log }: Context, row: MediaRow): Promise<'finished' | 'runs' | 'waits'> => {
  const over = new AbortController()
  const finished = media.finish(row).then(
    () => 'finished' as const,
    (error: unknown) => {
      if (!(error instanceof StoreTrouble)) throw error
      log.warn({ err: error, file: row.id }, 'a file waits for the store')
      return 'waits' as const
    },
  )
  const late = sleep(PATIENCE_MS, 'runs' as const, { signal: over.signal }).catch(() => 'runs' as const)
  try {
    return await Promise.race([finished, late])
  } finally {
    over.abort()
  }
}

/** What has become of an upload, which is looked into first where all of it has come. @throws {Refused} for one of somebody else */
export const outcomeOf = async (
  context: Context,
  owner: Required<MediaOwner>,
  key: string,
  say: Say,
): Promise<MediaUpload> => {
  const { db, media } = context
  const found = await readUpload(db, owner, key)
  if (!found) throw new Refused('media.gone')
  const received = found.state > 1 ? found.size : ((await media.coming.come(key)) ?? 0)
  const waits = found.state < 2 && received === found.size && (await finishOrWait(context, found)) === 'waits'
  const row = (await readUpload(db, owner, key)) ?? found
  const same = row.same_id === null ? undefined : await readUsable(db, owner.company_id, row.same_id)
  const file = row.state === 2 ? row : same
  const reason = row.state === 3 && !same ? (faults[row.reason] ?? 'media.gone') : waits ? 'media.waits' : undefined
  return {
    state: row.state,
    received,
    file: file ? shownFile(context, file) : null,
    duplicate: same !== undefined,
    reason: reason ? say(reason) : '',
  }
}
