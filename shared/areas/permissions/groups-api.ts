import * as z from 'zod/mini'
import { grantedScreens } from '../../access/rights.ts'
import { endpoint } from '../../api/endpoint.ts'
import { f, shapeOf } from '../../forms/form.ts'
import { dataScopes } from './groups.ts'

const access = 'permissions'
const groupId = z.string().check(z.regex(/^\d{1,15}$/))
const bit = z.union([z.literal(0), z.literal(1)])
const screens = z
  .array(z.strictObject({ screen: z.enum(grantedScreens), act: bit, export: bit }))
  .check(z.maxLength(grantedScreens.length))

/** What is said of a group in boxes; its screens stand in a tree beside them. */
export const groupFields = [
  f.text('name', { least: 2, most: 30 }),
  f.choice('data_scope', { options: dataScopes, labels: 'dataScope' }),
  f.check('see_money'),
  f.check('see_mobile'),
] as const

/** Groups of rights (S25), for who sees the whole company. */
export const groupsApi = {
  group: endpoint({
    method: 'GET',
    path: '/api/v1/privilege/group',
    access,
    amounts: 'none',
    input: z.strictObject({ id: groupId }),
    data: z.object({
      name: z.string(),
      data_scope: z.int(),
      see_money: z.boolean(),
      see_mobile: z.boolean(),
      screens: z.array(z.object({ screen: z.string(), act: bit, export: bit })),
      members: z.int(),
      /** Newest first; `screens` as `orders:ae`: what is done there and whether files are made. */
      log: z.array(
        z.object({
          time: z.int(),
          by: z.string(),
          transition: z.string(),
          before: z.record(z.string(), z.unknown()),
          after: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
  }),
  /** The groups that the company made, for whoever gives them. */
  names: endpoint({
    method: 'GET',
    path: '/api/v1/privilege/names',
    access: ['permissions', 'management'],
    amounts: 'none',
    input: z.object({}),
    data: z.object({ list: z.array(z.object({ id: z.string(), name: z.string() })) }),
  }),
  /** A new group (`id` null), or another one as it is to be: it holds for its members from their next call on. */
  save: endpoint({
    method: 'POST',
    path: '/api/v1/privilege/save',
    access,
    input: z.strictObject({ id: z.nullable(groupId), screens, ...shapeOf(groupFields) }),
    data: z.object({ id: z.string() }),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/v1/privilege/delete',
    access,
    input: z.strictObject({ id: groupId }),
    data: z.object({}),
  }),
}
