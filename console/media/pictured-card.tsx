import type { Pictured } from '../../shared/areas/materials/api.ts'
import { materialListTexts } from '../../shared/areas/materials/list-words.ts'
import { originalListTexts } from '../../shared/areas/originals/list-words.ts'
import { durationText } from '../../shared/format/time.ts'
import { allTexts } from '../../shared/i18n/texts.ts'
import { wordsHook } from '../i18n/texts-hook.ts'
import type { Row } from '../lists/any-list.ts'
import type { CardLink } from '../lists/cards.tsx'
import { markOf } from '../lists/state-marks.ts'
import type { IconName } from '../ui/icon.tsx'
import { Mark } from '../ui/mark.tsx'
import { MediaCard } from '../ui/media-card.tsx'

const usePicturedText = wordsHook(allTexts(originalListTexts, materialListTexts))

const icons: Readonly<Record<number, IconName>> = { 1: 'film', 2: 'film', 3: 'camera', 4: 'live', 5: 'book' }

interface Props {
  /** With `material_kind`, `ratio`, `film_length` and `tags`. */
  readonly row: Row
  readonly link?: CardLink | undefined
  readonly title: string
  readonly pictures: Pictured | undefined
  /** Said after its kind and ratio. */
  readonly also: readonly string[]
  /** The enumeration of its state. */
  readonly labels: 'materialState' | 'originalUse'
  readonly state: unknown
}

/** A material or an original as it looks: hovered, a video shows what happens in it. */
export const PicturedCard = ({ row, link, title, pictures, also, labels, state }: Props) => {
  const text = usePicturedText()
  const { width = null, height = null, cover = null, strip = null } = pictures ?? {}
  const { material_kind, ratio, film_length, tags } = row
  const kind = text.word(`materialKind.${material_kind}`)
  const tone = markOf(labels, state)
  return (
    <MediaCard
      link={link && { ...link }}
      {...{ title, cover, strip, kind }}
      ratio={width && height ? width / height : null}
      icon={icons[Number(material_kind)] ?? 'film'}
      badge={typeof film_length === 'number' ? durationText(film_length) : undefined}
    >
      <p>{[kind, ...(typeof ratio === 'number' ? [text.word(`ratio.${ratio}`)] : []), ...also].join(' · ')}</p>
      <p>
        {tone ? <Mark tone={tone} /> : null}
        {text.word(`${labels}.${state}`)}
        {tags ? ` · ${String(tags).replaceAll(',', ' · ')}` : ''}
      </p>
    </MediaCard>
  )
}
