import type { ReactElement } from 'react'
import { type ExactProps, exact } from '../../ui/metric.tsx'

/** A figure of ads, which no metric of the catalogue may be. */
export const AdFigure = (props: ExactProps & { readonly name: string }): ReactElement => (
  <span {...exact(props)} data-figure={props.name}>
    {props.children}
  </span>
)

/** A return in hundredths; a dash where it is not reported. */
export const roasText = (roas: number | null): string => (roas === null ? '—' : (roas / 100).toFixed(2))
