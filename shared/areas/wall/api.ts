import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { adSnapshot, clipSnapshot, shopSnapshot, smartSnapshot, wallSnapshot } from '../../live/wall.ts'
import { feedLine } from '../../live/zones.ts'

/**
 * The wall's calls. `at` (Unix seconds) asks for the picture of an earlier moment; absent it is now. The answer carries
 * an `ETag`; `If-None-Match` with it is answered 304, and with `Prefer: wait=N` (at most 25) only after N seconds
 * without news.
 */
export const screenApi = {
  data: endpoint({
    method: 'GET',
    path: '/api/v1/screen/data',
    access: 'dataScreen',
    walls: true,
    input: z.object({ at: z.optional(z.coerce.number().check(z.int(), z.nonnegative())) }),
    data: wallSnapshot,
  }),
  /** The clip wall, asked and answered alike; of the present alone. */
  clip: endpoint({
    method: 'GET',
    path: '/api/v1/screen/clip',
    access: 'clipScreen',
    walls: true,
    input: z.object({}),
    data: clipSnapshot,
  }),
  /** The smart wall: the data wall with what its own scenes need; of the present alone. */
  smart: endpoint({
    method: 'GET',
    path: '/api/v1/screen/smart',
    access: 'smartScreen',
    walls: true,
    input: z.object({}),
    data: smartSnapshot,
  }),
  /** The wall of ads, asked and answered alike; of the present alone. Of the network of the account's mode; a scene of the smart wall too. */
  ads: endpoint({
    method: 'GET',
    path: '/api/v1/screen/ads',
    access: ['dataScreen', 'smartScreen'],
    walls: true,
    input: z.object({}),
    data: adSnapshot,
  }),
  /** The wall of several shops, asked and answered alike; of the present alone. A scene of the smart wall too. */
  shops: endpoint({
    method: 'GET',
    path: '/api/v1/screen/shops',
    access: ['dataScreen', 'smartScreen'],
    mode: 'shops',
    walls: true,
    input: z.object({}),
    data: shopSnapshot,
  }),
  /** Lines newer than `cursor` (opaque), oldest first; without a cursor the newest ones. */
  feed: endpoint({
    method: 'GET',
    path: '/api/v1/screen/feed',
    access: 'dataScreen',
    walls: true,
    input: z.object({
      cursor: z.optional(z.string().check(z.maxLength(120))),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
    }),
    data: z.object({ items: z.array(feedLine), cursor: z.string(), data_time: z.int() }),
  }),
}
