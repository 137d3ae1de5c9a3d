import { type DateBasis, figureName, type FigureName as Name } from '../../shared/metrics/basis.ts'
import type { MetricId } from '../../shared/metrics/catalogue.ts'
import './figure.css'
import { useFigureText } from './use-figure-text.ts'

/** What a figure is called, and under it the day that it goes by where the name alone would not tell. */
export const NameOf = ({ name, by }: Name) => (
  <span className="figure-name">
    {name}
    {by ? <small> {by}</small> : null}
  </span>
)

/** The same of a metric of the catalogue. */
export const FigureName = ({ metric, basis }: { metric: MetricId; basis?: DateBasis | undefined }) => (
  <NameOf {...figureName(useFigureText(), metric, basis)} />
)
