import { type PointerEvent, type ReactNode, useState } from 'react'
import { stripFrames } from '../../shared/areas/media/strip.ts'
import { Icon, type IconName } from './icon.tsx'
import './media-card.css'

interface Props {
  /** Takes the title, so that it opens something; absent: it does not. */
  readonly link?: Readonly<Record<string, unknown>> | undefined
  readonly title: string
  readonly cover: string | null
  /** Small pictures of it side by side: the pointer moves through them, the keyboard's focus shows them all. */
  readonly strip: string | null
  /** Width by height of the film; null: unknown. */
  readonly ratio: number | null
  /** What stands for it where it has no cover. */
  readonly icon: IconName
  readonly kind: string
  /** In the corner of the picture, such as its length. */
  readonly badge?: string | undefined
  readonly children?: ReactNode
}

const frameAt = (event: PointerEvent<HTMLElement>): number => {
  const { left, width } = event.currentTarget.getBoundingClientRect()
  const place = width > 0 ? (event.clientX - left) / width : 0
  return Math.min(stripFrames - 1, Math.max(0, Math.floor(place * stripFrames)))
}

const urlOf = (address: string): string => `url(${JSON.stringify(address)})`

/** Something to be looked at, as a card: its picture, what it is called, and what is said of it. */
export const MediaCard = ({ link, title, cover, strip, ratio, icon, kind, badge, children }: Props) => {
  const [frame, setFrame] = useState<number>()
  return (
    <article
      className="media-card"
      onPointerMove={(event) => (strip ? setFrame(frameAt(event)) : undefined)}
      onPointerLeave={() => setFrame(undefined)}
    >
      <div className="media-card-picture">
        {cover ? (
          <img src={cover} alt="" loading="lazy" />
        ) : (
          <p className="media-card-none">
            <Icon name={icon} size={30} />
            {kind}
          </p>
        )}
        {strip && frame !== undefined ? (
          <span
            className="media-card-frame"
            data-frame={frame}
            style={{
              backgroundImage: urlOf(strip),
              backgroundPositionX: `${(frame / (stripFrames - 1)) * 100}%`,
              aspectRatio: String(ratio ?? 9 / 16),
            }}
          />
        ) : null}
        {strip ? <span className="media-card-band" style={{ backgroundImage: urlOf(strip) }} /> : null}
        {badge ? <span className="media-card-badge">{badge}</span> : null}
      </div>
      <h3 title={title}>{link ? <a {...link}>{title}</a> : title}</h3>
      {children}
    </article>
  )
}
