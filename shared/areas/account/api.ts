import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { userRecord } from '../../record/record.ts'

const code = z.string().check(z.trim(), z.regex(/^\d{6}$/))
const mobile = z.string().check(z.trim(), z.regex(/^1[3-9]\d{9}$/))
const account = z.string().check(z.trim(), z.regex(/^[\w.-]{4,32}$/))
const password = z.string().check(z.minLength(6), z.maxLength(200))

export const smsTypes = ['register', 'forget', 'password', 'phone_old', 'phone_new'] as const
export type SmsType = (typeof smsTypes)[number]

/** What a new account says of itself; it decides nothing before the leader's approval. */
export const memberKinds = ['creator', 'agent', 'merchant'] as const

export const accountApi = {
  /**
   * Sends a code. Without `mobile` to the session's own phone (types password, phone_old); the answer never tells whether
   * a number belongs to an account. `wait` are the seconds until the next may be asked for.
   */
  smscode: endpoint({
    method: 'POST',
    path: '/api/v1/smscode',
    access: 'public',
    input: z.strictObject({ mobile: z.optional(mobile), type: z.enum(smsTypes) }),
    data: z.object({ wait: z.int() }),
  }),
  /** Who invites with this code, for the form to show. */
  invite: endpoint({
    method: 'GET',
    path: '/api/v1/invite',
    access: 'public',
    input: z.object({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(32)) }),
    data: z.object({ leader: z.string(), company: z.string(), expire_time: z.int() }),
  }),
  /** What the installation asks of a new account, for the form to show. */
  rules: endpoint({
    method: 'GET',
    path: '/api/v1/register/rules',
    access: 'public',
    input: z.object({}),
    data: z.object({ password_min: z.int() }),
  }),
  /** Refused beside `account` when the name is taken. */
  name: endpoint({
    method: 'GET',
    path: '/api/v1/register/name',
    access: 'public',
    input: z.object({ account }),
    data: z.null(),
  }),
  /** A new account, awaiting approval (status 2). */
  register: endpoint({
    method: 'POST',
    path: '/api/v1/register',
    access: 'public',
    input: z.strictObject({
      account,
      membername: z.optional(z.string().check(z.trim(), z.regex(/^\p{Script=Han}{2,10}$/u))),
      mobile,
      code,
      password,
      password_confirm: z.string(),
      invite: z.optional(z.string().check(z.trim(), z.maxLength(32))),
      kind: z._default(z.enum(memberKinds), 'creator'),
    }),
    data: z.object({ id: z.string() }),
  }),
  forget: endpoint({
    method: 'POST',
    path: '/api/v1/member/forget',
    access: 'public',
    device: true,
    input: z.strictObject({ mobile, code, password, password_confirm: z.string() }),
    data: z.unknown(),
  }),
  /** Every session of the account ends, this one included. */
  password: endpoint({
    method: 'POST',
    path: '/api/v1/member/pass',
    access: 'session',
    device: true,
    input: z.strictObject({ password, password_confirm: z.string(), code }),
    data: z.unknown(),
  }),
  /** In the place of a password that somebody else knows; this session goes on, every other one ends. */
  firstPassword: endpoint({
    method: 'POST',
    path: '/api/v1/member/firstpass',
    access: 'seat',
    beforeChange: true,
    device: true,
    input: z.strictObject({ password, password_confirm: z.string() }),
    data: userRecord,
  }),
  /**
   * Step one, `code` alone: proves the old phone; the server keeps that proof with the session for ten minutes. Step two,
   * `phone` and `code`: the new phone, which is answered.
   */
  modifyphone: endpoint({
    method: 'POST',
    path: '/api/v1/member/modifyphone',
    access: 'session',
    input: z.strictObject({ code, phone: z.optional(mobile) }),
    data: z.object({ step: z.enum(['new', 'done']), mobile: z.string() }),
  }),
  settimezone: endpoint({
    method: 'POST',
    path: '/api/v1/member/settimezone',
    access: 'session',
    input: z.strictObject({
      time_zone: z.enum(['cc-8', 'cc-5', 'cc-0', 'cc-16']),
      time_difference: z.coerce.number().check(z.minimum(-12), z.maximum(14)),
    }),
    data: userRecord,
  }),
  /** Works in the module of that code from now on; refused when it is not bought. */
  module: endpoint({
    method: 'POST',
    path: '/api/v1/member/module',
    access: 'session',
    input: z.strictObject({ module: z.union([z.literal(0), z.literal(1), z.literal(5), z.literal(9)]) }),
    data: userRecord,
  }),
  /** Multipart with one file `image` (JPEG under 2 MB); answers its address. */
  uploadavatar: endpoint({
    method: 'POST',
    path: '/api/v1/member/uploadavatar',
    access: 'session',
    input: z.object({}),
    data: z.string(),
  }),
  /** The platform's clock, Unix milliseconds, for clocks that must be right on a machine whose own is not. */
  time: endpoint({
    method: 'GET',
    path: '/api/v1/time',
    access: 'public',
    input: z.object({}),
    data: z.object({ now_ms: z.int() }),
  }),
}
