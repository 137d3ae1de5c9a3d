interface Figure {
  readonly name: string
  readonly title: string
  readonly value: string
}

/** Figures with their names, side by side. */
export const FigureList = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <dl className="import-sums">
    {figures.map(({ name, title, value }) => (
      <div key={name} data-sum={name}>
        <dt>{title}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
