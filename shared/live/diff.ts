/** JSON as it stands on the wire. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * A keyed tree patch. `[value]` replaces; `0` deletes a key; an object patches key by key; `$order`/`$rows` patch a list
 * of rows that carry unique `id`s (the order as runs `[from, length]` of the old list and ids of new rows, absent when it
 * is the old one); `$at` patches single places of a list of equal length.
 */
export type TreePatch = readonly [Json] | 0 | { readonly [key: string]: TreePatch } | RowsPatch | PlacesPatch
interface RowsPatch {
  readonly $order?: readonly (string | readonly [number, number])[]
  readonly $rows: { readonly [id: string]: TreePatch }
}
interface PlacesPatch {
  readonly $at: { readonly [index: string]: TreePatch }
}
const isWhole = (patch: TreePatch): patch is readonly [Json] => Array.isArray(patch)
const isOfRows = (patch: object): patch is RowsPatch => '$rows' in patch
const isOfPlaces = (patch: object): patch is PlacesPatch => '$at' in patch

type Row = { readonly id: string; readonly [key: string]: Json }
const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)
const isRow = (value: Json): value is Row => isObject(value) && typeof value.id === 'string'

const rowsOf = (list: readonly Json[]): readonly Row[] | undefined => {
  if (list.length === 0 || !list.every(isRow)) return undefined
  return new Set(list.map((row) => row.id)).size === list.length ? list : undefined
}

const diffRows = (before: readonly Row[], after: readonly Row[]): TreePatch | undefined => {
  const place = new Map(before.map((row, index) => [row.id, index]))
  const order: (string | [number, number])[] = []
  const rows: Record<string, TreePatch> = Object.create(null)
  for (const row of after) {
    const index = place.get(row.id)
    const known = index === undefined ? undefined : before[index]
    const last = order.at(-1)
    if (index === undefined || known === undefined) {
      order.push(row.id)
      rows[row.id] = [row]
      continue
    }
    if (Array.isArray(last) && last[0] + last[1] === index) last[1] += 1
    else order.push([index, 1])
    const change = diff(known, row)
    if (change !== undefined) rows[row.id] = change
  }
  const first = order[0]
  const sameOrder =
    before.length === after.length &&
    order.length === 1 &&
    Array.isArray(first) &&
    first[0] === 0 &&
    first[1] === before.length
  if (sameOrder) return Object.keys(rows).length === 0 ? undefined : { $rows: rows }
  return { $order: order, $rows: rows }
}

const diffPlaces = (before: readonly Json[], after: readonly Json[]): TreePatch | undefined => {
  const at: Record<string, TreePatch> = {}
  after.forEach((value, index) => {
    const change = diff(before[index], value)
    if (change !== undefined) at[index] = change
  })
  return Object.keys(at).length === 0 ? undefined : { $at: at }
}

const diffObjects = (
  before: { readonly [key: string]: Json },
  after: { readonly [key: string]: Json },
): TreePatch | undefined => {
  const patch: Record<string, TreePatch> = {}
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) patch[key] = 0
  for (const [key, value] of Object.entries(after)) {
    const old = Object.hasOwn(before, key) ? before[key] : undefined
    const change = diff(old, value)
    if (change !== undefined) patch[key] = change
  }
  return Object.keys(patch).length === 0 ? undefined : patch
}

/** The patch that turns `before` (undefined: nothing yet) into `after`; undefined when they are equal. Keys must not begin with `$`. */
export function diff(before: Json | undefined, after: Json): TreePatch | undefined {
  if (Object.is(before, after)) return undefined
  if (isList(before) && isList(after)) {
    const old = rowsOf(before)
    const now = rowsOf(after)
    if (old && now) return diffRows(old, now)
    return before.length === after.length ? diffPlaces(before, after) : [after]
  }
  if (isObject(before) && isObject(after)) return diffObjects(before, after)
  return [after]
}

/** `before` with `patch` applied; untouched parts are the very same objects, so that selectors stay quiet. */
export function applyPatch(before: Json | undefined, patch: TreePatch): Json {
  if (isWhole(patch)) return patch[0]
  if (patch === 0) throw new Error('a deletion has no value')
  if (isOfRows(patch)) {
    const { $rows } = patch
    const old = isList(before) ? before : []
    const { $order = [[0, old.length]] } = patch
    const changeOf = (id: string): TreePatch | undefined => (Object.hasOwn($rows, id) ? $rows[id] : undefined)
    return $order.flatMap((run): Json[] => {
      if (typeof run === 'string') return [applyPatch(undefined, changeOf(run) ?? [null])]
      return old.slice(run[0], run[0] + run[1]).map((row) => {
        const change = isObject(row) ? changeOf(String(row.id)) : undefined
        return change === undefined ? row : applyPatch(row, change)
      })
    })
  }
  if (isOfPlaces(patch)) {
    const next = isList(before) ? [...before] : []
    for (const [index, change] of Object.entries(patch.$at)) {
      next[Number(index)] = applyPatch(next[Number(index)], change)
    }
    return next
  }
  const next: Record<string, Json> = isObject(before) ? { ...before } : {}
  for (const [key, change] of Object.entries(patch)) {
    if (change === 0) delete next[key]
    else next[key] = applyPatch(next[key], change)
  }
  return next
}
