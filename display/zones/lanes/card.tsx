import { memo, type ReactElement } from 'react'
import { minuteText } from '../../../shared/format/time.ts'
import type { ClipLane } from '../../../shared/live/clip-lanes.ts'
import { type ClipTranslate, useClipTexts } from '../../settings/clip-texts.ts'
import { Cover } from '../../ui/cover.tsx'
import { spanText } from '../../ui/span.ts'
import type { Drawn } from './journeys.ts'

type Card = Drawn['card']

/** Seconds within which somebody should answer: a reviewer, a cutter who was asked. */
const answers: Readonly<Partial<Record<ClipLane, number>>> = { review: 2 * 3600, assigned: 4 * 3600 }
const SOON_S = 2 * 3600

/** What a card says of its time: the word, how it stands, and how much of the time is used. */
export const timeOf = (card: Card, lane: ClipLane, now: number, tz: string, t: ClipTranslate) => {
  const { since_t, deadline_t } = card
  if (lane === 'approved') return { word: minuteText(since_t, tz), level: 'done', share: 0 } as const
  const limit = answers[lane]
  const until = limit === undefined ? deadline_t : since_t + limit
  const share = Math.min(1, Math.max(0, (now - since_t) / Math.max(1, until - since_t)))
  if (now > deadline_t)
    return { word: t('card.late', { span: spanText(now - deadline_t, t) }), level: 'late', share } as const
  if (limit !== undefined) {
    const level = now > until ? 'soon' : 'well'
    return { word: t('card.waits', { span: spanText(now - since_t, t) }), level, share } as const
  }
  if (card.paused) return { word: t('card.paused'), level: 'rests', share } as const
  const level = deadline_t - now < SOON_S ? 'soon' : 'well'
  return { word: t('card.left', { span: spanText(deadline_t - now, t) }), level, share } as const
}

/** What stands on a card; its place changes with its task, its words with the minute. */
export const CardFace = memo(
  ({ card, lane, now, tz }: { card: Card; lane: ClipLane; now: number; tz: string }): ReactElement => {
    const t = useClipTexts()
    const { word, level, share } = timeOf(card, lane, now, tz, t)
    const version = card.version > 0 && lane !== 'editing' ? t('card.version', { n: card.version }) : ''
    return (
      <div className="card-face" data-level={level} data-pictured={card.cover !== null || undefined}>
        {card.cover !== null && (
          <span className="card-cover">
            <Cover address={card.cover} />
            {version && <b className="card-version">{version}</b>}
          </span>
        )}
        <p className="card-title line">{card.title}</p>
        <p className="card-more">
          <span className="card-cutter line">{card.cutter || t('card.nobody')}</span>
          {card.cover === null && version && <span className="card-version">{version}</span>}
          <span className="card-time digits">{word}</span>
        </p>
        <span className="card-age" style={{ transform: `scaleX(${share.toFixed(3)})` }} />
      </div>
    )
  },
)
