import type { CSSProperties, ReactElement } from 'react'
import { useCurrency } from '../../live/live.ts'
import type { Moment } from '../../live/moments.ts'
import { useClipTexts } from '../../settings/clip-texts.ts'
import { Cover } from '../../ui/cover.tsx'
import { fitCount, fitMoney } from '../../ui/fit.ts'
import './moment.css'

/** Units from the middle of where a clip comes from to the middle of this place. */
export interface Way {
  readonly x: number
  readonly y: number
}

/** What a clip is celebrated for: one that was published comes over from the board and turns its cover, others rise. */
export const MomentCard = ({ moment, way }: { moment: Moment; way: Way }): ReactElement => {
  const t = useClipTexts()
  const currency = useCurrency()
  const { kind, title, cutter, cover, amt, plays } = moment
  const from: CSSProperties & Record<`--${string}`, string> = {
    '--from-x': `${way.x / 100}rem`,
    '--from-y': `${way.y / 100}rem`,
  }
  return (
    <div className="moment" data-moment={kind} style={from}>
      <span className="moment-cover">
        <span className="moment-front">
          <Cover address={cover} />
        </span>
        {kind === 'published' && (
          <span className="moment-back">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M9.500 16.200 5.300 12l-1.400 1.400 5.600 5.600 12-12-1.400-1.400z" />
            </svg>
          </span>
        )}
      </span>
      <div className="moment-words">
        <p className="moment-what">
          {t(`moment.${kind}`)}
          {amt !== null && <b className="digits">{fitMoney(amt, currency, 5)}</b>}
        </p>
        <p className="moment-title line">{title}</p>
        <p className="moment-who line">
          {cutter}
          {plays !== null && <span className="digits"> · {t('moment.plays', { n: fitCount(plays, 4) })}</span>}
        </p>
      </div>
    </div>
  )
}
