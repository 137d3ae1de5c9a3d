import type * as z from 'zod/mini'
import { compactMoney, moneyText, rateText } from '../../shared/format/number.ts'
import type { composeZone } from '../../shared/live/zones.ts'
import { Empty } from '../ui/empty.tsx'
import { useFrame } from '../ui/figure.tsx'
import { MetricHint } from '../ui/metric-hint.tsx'
import { Section } from '../ui/section.tsx'
import { donutArcs } from './donut.ts'
import { Drill } from './drill.tsx'
import { isDashboardKey, useDashboardText } from './use-dashboard-text.ts'

/** Radius of a circle whose circumference is 100, so that lengths are percentages. */
const radius = 100 / (2 * Math.PI)

/** Hues of the tokens by content type. */
const hues: Readonly<Record<string, number>> = { 1: 1, 2: 5, 3: 3, 4: 4, 5: 6, 6: 7 }
const hueOf = (id: string): string => `var(--data-${hues[id] ?? 8})`

interface Props {
  readonly parts: z.infer<typeof composeZone>
  /** What is said where nothing sold; that of today otherwise. */
  readonly empty?: string
  readonly old?: boolean
}

/** Turnover by content type: a ring, and the values beside it. A type keeps its hue whatever its place. */
export const ComposePanel = ({ parts, empty, old = false }: Props) => {
  const text = useDashboardText()
  const { currency } = useFrame()
  const sold = parts.filter((part) => part.amt !== 0)
  const nameOf = (id: string): string => {
    const key = `content.${id}`
    return isDashboardKey(key) ? text(key) : id
  }
  return (
    <Section name="compose" title={text('dash.compose')} hint={<MetricHint metric="M01" />} old={old}>
      {sold.length === 0 ? (
        <Empty>{empty ?? text('dash.empty')}</Empty>
      ) : (
        <div className="compose">
          <svg className="donut" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
            {donutArcs(sold).map((arc) => (
              <circle
                key={arc.id}
                style={{ '--hue': hueOf(arc.id) }}
                cx="20"
                cy="20"
                r={radius}
                fill="none"
                strokeWidth="5"
                strokeDasharray={`${arc.length} ${100 - arc.length}`}
                strokeDashoffset={25 - arc.start}
              />
            ))}
          </svg>
          <ul>
            {sold.map((part) => (
              <li key={part.id}>
                <i style={{ '--hue': hueOf(part.id) }} aria-hidden="true" />
                <span>
                  <Drill to={({ today }) => ({ ...today, content_type: part.id })}>{nameOf(part.id)}</Drill>
                </span>
                <b data-value={part.share_bp}>{rateText(part.share_bp, 1)}</b>
                <data value={part.amt} data-metric="M01" data-value={part.amt} title={moneyText(part.amt, currency)}>
                  {compactMoney(part.amt, currency)}
                </data>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}
