import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { f, shapeOf } from '../../forms/form.ts'
import { sellerTypes } from '../products/list.ts'

const access = 'shopEmpower'
const state = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,64}$/))
const shop_id = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,40}$/))

/** Of a new authorisation: which market and kind of seller signs in at the network. */
export const connectFields = [
  f.one('region'),
  f.choice('seller_type', { options: sellerTypes, labels: 'seller', open: true }),
] as const

/** Authorising shops at their network, and what the stand-in of a network asks while none is configured. */
export const shopAuthApi = {
  /** Where the seller consents. `simulated`: on a page of ours, nothing leaves this platform. */
  url: endpoint({
    method: 'POST',
    path: '/api/v1/shop/auth/url',
    access,
    amounts: 'none',
    input: z.strictObject(shapeOf(connectFields)),
    data: z.object({ url: z.string(), simulated: z.boolean() }),
  }),
  /** What the stand-in page shows of a consent that is open. */
  consent: endpoint({
    method: 'GET',
    path: '/api/v1/shop/auth/consent',
    access,
    amounts: 'none',
    input: z.strictObject({ state }),
    data: z.object({
      region: z.string(),
      seller_type: z.int(),
      /** Shops of that market and kind that the company has; the one that is asked for alone, where there is one. */
      shops: z.array(z.object({ shop_id: z.string(), name: z.string() })),
      only: z.boolean(),
      expire_t: z.int(),
    }),
  }),
  /** The seller's answer on the stand-in page: where the browser goes back to. */
  answer: endpoint({
    method: 'POST',
    path: '/api/v1/shop/auth/consent',
    access,
    amounts: 'none',
    input: z.strictObject({
      state,
      allow: z.boolean(),
      shops: z.array(shop_id).check(z.maxLength(50)),
      /** Of a shop that the company does not have yet; null: none. */
      new_shop: z.nullable(z.string().check(z.maxLength(100))),
      scopes: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20)),
    }),
    data: z.object({ url: z.string() }),
  }),
  /** What the network sent back with: exchanged for the shops that were granted. */
  callback: endpoint({
    method: 'POST',
    path: '/api/v1/shop/auth/callback',
    access,
    amounts: 'none',
    input: z.strictObject({
      state,
      code: z.nullable(z.string().check(z.minLength(1), z.maxLength(8000))),
      error: z.nullable(z.string().check(z.maxLength(100))),
    }),
    data: z.object({
      shops: z.array(z.object({ shop_id: z.string(), name: z.string(), auth_state: z.int() })),
    }),
  }),
  /** The last events of one shop's authorisation, newest first. */
  log: endpoint({
    method: 'GET',
    path: '/api/v1/shop/auth/log',
    access,
    amounts: 'none',
    input: z.strictObject({ shop_id }),
    data: z.object({
      list: z.array(z.object({ time: z.int(), event: z.string(), result: z.int(), member_name: z.string() })),
    }),
  }),
}

/** A shop that is entered by hand: without an authorisation. */
export const shopFields = [
  f.text('shop_id', { least: 1, most: 40 }),
  f.text('shop_name', { least: 1, most: 100 }),
  f.one('region'),
  f.choice('seller_type', { options: sellerTypes, labels: 'seller', open: true }),
  f.text('tiktok_account', { optional: true, most: 60 }),
  f.text('group_name', { optional: true, most: 40 }),
  f.count('settlement_days', { least: 1, most: 60 }),
] as const

export const shopApi = {
  save: endpoint({
    method: 'POST',
    path: '/api/v1/shop/save',
    access: 'matrix',
    amounts: 'none',
    input: z.strictObject(shapeOf(shopFields)),
    data: z.object({ id: z.string() }),
  }),
}
