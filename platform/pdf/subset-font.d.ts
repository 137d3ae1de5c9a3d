declare module 'subset-font' {
  /** The glyphs of a text alone, at one place of each axis. */
  const subsetFont: (
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'truetype'; readonly variationAxes?: Readonly<Record<string, number>> },
  ) => Promise<Buffer>
  export default subsetFont
}
