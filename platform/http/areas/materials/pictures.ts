import type { Pictured } from '../../../../shared/areas/materials/api.ts'
import type { PicturedRow } from '../../../queries/materials/pictures.ts'
import { type Context, secondsOf } from '../../context.ts'

/** The pictures of a material with their addresses. */
export const shownPictures = (context: Pick<Context, 'media' | 'nowMs'>, row: PicturedRow): Pictured => {
  const { material_id, cover_key, strip_key, width, height } = row
  const at = (part: 'cover' | 'strip'): string => context.media.signer.addressOf(row, part, secondsOf(context))
  return {
    id: material_id,
    cover: cover_key ? at('cover') : null,
    strip: strip_key ? at('strip') : null,
    width,
    height,
  }
}
