import type { ChartInput, ChartOption } from './options/option.ts'

/** How a table is drawn, but for the table, the theme and the currency: these are the panel's. */
export interface Draw {
  /** Equal for equal settings: a drawing is made anew only when it, the table or the look is another. */
  readonly key: string
  readonly make: (input: ChartInput) => ChartOption
}

/** A kind of chart as a function of its settings alone; `usual` stands where none are said. */
export const drawing =
  <Settings extends object>(
    kind: string,
    make: (input: ChartInput & Settings) => ChartOption,
    usual: NoInfer<Settings>,
  ): ((settings?: NoInfer<Settings>) => Draw) =>
  (settings = usual) => ({
    key: `${kind} ${JSON.stringify(settings)}`,
    make: (input) => make({ ...settings, ...input }),
  })
