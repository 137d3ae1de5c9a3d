/** A creator's name as shown; with the company's setting on only its beginning: `na***`. */
export const shownName = (name: string, mask: boolean): string =>
  mask && name !== '' ? `${[...name].slice(0, 2).join('')}***` : name
