import type { ReactElement, ReactNode } from 'react'

/** A figure of ads: what people read, and beside it the exact value (minor units, a count, basis points or hundredths). */
export const AdFigure = (props: {
  name: string
  value: number | null
  money?: boolean
  className?: string
  children: ReactNode
}): ReactElement => (
  <span
    className={props.className ? `digits ${props.className}` : 'digits'}
    data-figure={props.name}
    data-value={props.value ?? ''}
    data-money={props.money || undefined}
  >
    {props.children}
  </span>
)

/** A return in hundredths; a dash where it is not reported. */
export const roasText = (roas: number | null): string => (roas === null ? '—' : (roas / 100).toFixed(2))
