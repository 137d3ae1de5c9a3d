import type { Pictured } from '../../../shared/areas/materials/api.ts'
import { durationText } from '../../../shared/format/time.ts'
import type { Row } from '../../lists/any-list.ts'
import type { CardLink } from '../../lists/cards.tsx'
import { markOf } from '../../lists/state-marks.ts'
import { Mark } from '../../ui/mark.tsx'
import { MediaCard } from '../../ui/media-card.tsx'
import { useOriginalText } from './use-original-text.ts'

interface Props {
  readonly row: Row
  readonly link: CardLink
  readonly pictures: Pictured | undefined
}

/** An original as it looks, and what the viewer's company may do with it. */
export const OriginalCard = ({ row, link, pictures }: Props) => {
  const text = useOriginalText()
  const { width = null, height = null, cover = null, strip = null } = pictures ?? {}
  const kind = text.word(`materialKind.${row.material_kind}`)
  const tone = markOf('originalUse', row.use_state)
  const ratio = typeof row.ratio === 'number' ? [text.word(`ratio.${row.ratio}`)] : []
  return (
    <MediaCard
      link={{ ...link }}
      title={String(row.original_title)}
      {...{ cover, strip, kind }}
      ratio={width && height ? width / height : null}
      icon="film"
      badge={typeof row.film_length === 'number' ? durationText(row.film_length) : undefined}
    >
      <p>{[kind, ...ratio, String(row.owner_name)].join(' · ')}</p>
      <p>
        {tone ? <Mark tone={tone} /> : null}
        {text.word(`originalUse.${row.use_state}`)}
        {row.tags ? ` · ${String(row.tags).replaceAll(',', ' · ')}` : ''}
      </p>
    </MediaCard>
  )
}
