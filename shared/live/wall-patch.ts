import { applyPatch, diff, type Json, type TreePatch } from './diff.ts'
import type { Wall } from './wall.ts'

const jsonOf = (wall: Wall): Json => wall as Json

/** The patch that turns `before` into `after`; undefined when they are equal. */
export const diffWalls = (before: Wall, after: Wall): TreePatch | undefined => diff(jsonOf(before), jsonOf(after))

/** `before` with a patch of `diffWalls` applied: what it leads to is a wall again. */
export const patchWall = (before: Wall, patch: TreePatch): Wall => applyPatch(jsonOf(before), patch) as Wall
