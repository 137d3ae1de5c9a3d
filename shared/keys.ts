/** The keys of an object whose type names them all: of one of our own tables, never of something that came from outside. */
export const keysOf = <T extends object>(table: T): readonly (keyof T & string)[] =>
  Object.keys(table) as (keyof T & string)[]

/** A value for each of some names. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name, place: number) => Value,
): Record<Name, Value> => Object.fromEntries(names.map((name, place) => [name, of(name, place)])) as Record<Name, Value>
