/**
 * The rows of a walk for `test.each`, in two parts: those that `npm test` goes through, and the others, whose tag leaves
 * them to `npm run soak`.
 * @param isUsual whether `npm test` goes through a row: at least one
 * @throws when it goes through none
 */
export const sampled = <Row>(
  rows: readonly Row[],
  isUsual: (row: Row, index: number) => boolean,
): readonly { readonly tags: string[]; readonly rows: Row[] }[] => {
  const usual = rows.filter(isUsual)
  if (usual.length === 0) throw new Error('no row of this walk is for npm test')
  return [
    { tags: [], rows: usual },
    { tags: ['long'], rows: rows.filter((row, index) => !isUsual(row, index)) },
  ]
}
