import * as z from 'zod/mini'

const bit = z.catch(z.union([z.literal(0), z.literal(1)]), 0)

/** What a group of rights gives: a screen that is not among its own is not seen. */
const groupRights = z.object({
  id: z.string(),
  name: z.string(),
  /** Amounts of money. */
  money: bit,
  /** Digits of phones. */
  mobile: bit,
  screens: z.array(
    z.object({
      screen: z.string(),
      /** Whether anything is changed there, and whether files are made of it. */
      act: bit,
      export: bit,
    }),
  ),
})
export type GroupRights = z.infer<typeof groupRights>

const nothing: GroupRights = { id: '', name: '', money: 0, mobile: 0, screens: [] }

/** As a record holds it: null (also when a platform knows no groups) holds nothing back, what is malformed gives nothing. */
export const recordRights = z.catch(
  z.pipe(
    z.transform((given: unknown): unknown => given ?? null),
    z.nullable(groupRights),
  ),
  nothing,
)
