import { Fact, Facts } from '../ui/facts.tsx'

interface Figure {
  readonly name: string
  readonly title: string
  readonly value: string
}

/** Figures with their names, side by side. */
export const FigureList = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <Facts min={120} className="import-sums">
    {figures.map(({ name, title, value }) => (
      <Fact key={name} title={title} data-sum={name}>
        {value}
      </Fact>
    ))}
  </Facts>
)
