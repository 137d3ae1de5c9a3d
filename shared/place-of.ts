/** Where the first that fits stands; undefined when none does. */
export const placeOf = <One>(all: readonly One[], fits: (one: One) => boolean): number | undefined => {
  const place = all.findIndex(fits)
  return place < 0 ? undefined : place
}
