import type { Pictured } from '../../../shared/areas/materials/api.ts'
import { countText } from '../../../shared/format/number.ts'
import { durationText } from '../../../shared/format/time.ts'
import type { Row } from '../../lists/any-list.ts'
import type { CardLink } from '../../lists/cards.tsx'
import { markOf } from '../../lists/state-marks.ts'
import type { IconName } from '../../ui/icon.tsx'
import { Mark } from '../../ui/mark.tsx'
import { MediaCard } from '../../ui/media-card.tsx'
import { useMaterialText } from './use-material-text.ts'

const icons: Readonly<Record<number, IconName>> = { 1: 'film', 2: 'film', 3: 'camera', 4: 'live', 5: 'book' }

interface Props {
  readonly row: Row
  readonly link?: CardLink | undefined
  readonly pictures: Pictured | undefined
}

/** A material as it looks: hovered, a video shows what happens in it. */
export const MaterialCard = ({ row, link, pictures }: Props) => {
  const text = useMaterialText()
  const { material_title, material_kind, material_state, film_length, ratio, use_count, tags } = row
  const { width = null, height = null, cover = null, strip = null } = pictures ?? {}
  const kind = text.word(`materialKind.${material_kind}`)
  const tone = markOf('materialState', material_state)
  const facts = [
    kind,
    ...(typeof ratio === 'number' ? [text.word(`ratio.${ratio}`)] : []),
    ...(typeof use_count === 'number' ? [text('material.used', { n: countText(use_count) })] : []),
  ]
  return (
    <MediaCard
      link={link && { ...link }}
      title={String(material_title)}
      {...{ cover, strip, kind }}
      ratio={width && height ? width / height : null}
      icon={icons[Number(material_kind)] ?? 'film'}
      badge={typeof film_length === 'number' ? durationText(film_length) : undefined}
    >
      <p>{facts.join(' · ')}</p>
      <p>
        {tone ? <Mark tone={tone} /> : null}
        {text.word(`materialState.${material_state}`)}
        {tags ? ` · ${String(tags).replaceAll(',', ' · ')}` : ''}
      </p>
    </MediaCard>
  )
}
