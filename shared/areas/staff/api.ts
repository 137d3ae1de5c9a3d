import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { rowId } from '../../api/row-id.ts'
import { f, shapeOf } from '../../forms/form.ts'
import { accountRule, mobileRule, nameRule } from '../../forms/rules.ts'

const access = 'management'

/** What an account is, new or changed. */
export const staffFields = [
  f.text('membername', { rule: nameRule, most: 10 }),
  f.text('mobile', { rule: mobileRule, most: 11, optional: true }),
  f.one('privilege_group'),
  f.member('above', { optional: true }),
  f.check('is_film_cutter'),
  f.check('video_screen'),
  f.check('video_home'),
  f.check('video_details'),
  f.check('is_screen'),
] as const

/** With what a new one signs in. */
export const signInFields = [
  f.text('username', { rule: accountRule, most: 32, autoComplete: 'off' }),
  f.password('password'),
] as const

/** What a member has in hand, which others can take over. */
export const staffWork = z.object({
  /** Creators that are bound to it. */
  creators: z.int(),
  /** Clip tasks that are under way with it. */
  tasks: z.int(),
  /** Demands for clips under way that it reviews. */
  reviews: z.int(),
  shops: z.int(),
  ad_accounts: z.int(),
  /** Members directly below it. */
  members: z.int(),
})
export type StaffWork = z.infer<typeof staffWork>

const signIn = shapeOf(signInFields)

export const staffApi = {
  /** An account as its form begins: null for what the viewer may not see. */
  detail: endpoint({
    method: 'GET',
    path: '/api/v1/staff/detail',
    access,
    amounts: 'none',
    input: z.strictObject({ id: rowId }),
    data: z.object({
      membername: z.string(),
      /** Masked; empty without one. */
      mobile: z.string(),
      privilege_group: z.string(),
      above: z.nullable(z.string()),
      is_film_cutter: z.boolean(),
      video_screen: z.boolean(),
      video_home: z.boolean(),
      video_details: z.boolean(),
      is_screen: z.boolean(),
      work: staffWork,
    }),
  }),
  /**
   * A new account (`id` null), or another one as it is to be: its mobile and who stands above it stay where they are null.
   * Nobody gives more than it has.
   */
  save: endpoint({
    method: 'POST',
    path: '/api/v1/staff/save',
    access,
    input: z.strictObject({
      id: z.nullable(rowId),
      username: z.nullable(signIn.username),
      password: z.nullable(signIn.password),
      ...shapeOf(staffFields),
    }),
    data: z.object({ id: z.string() }),
  }),
  /** A password that works until its holder has set another; every session of the account ends. */
  reset: endpoint({
    method: 'POST',
    path: '/api/v1/staff/resetpass',
    access,
    input: z.strictObject({ id: rowId }),
    data: z.object({ password: z.string() }),
  }),
  /** Gives all that `id` has in hand to `to`; answers how much it was. What orders say of their owners stays. */
  transfer: endpoint({
    method: 'POST',
    path: '/api/v1/staff/transfer',
    access,
    input: z.strictObject({ id: rowId, to: rowId }),
    data: staffWork,
  }),
}
export type StaffDetail = z.output<typeof staffApi.detail.data>
