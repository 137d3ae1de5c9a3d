import type { FeedLine } from '../../shared/live/zones.ts'

/** Deterministic numbers in [0, 1): a wall of a seed is always the same. */
export const randomOf = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const names = [
  'luna.daily',
  'thegadgetguy',
  'mei_cooks',
  'noah.fit',
  'casa.de.ana',
  'sunnyhome',
  'kawaii.nook',
  'dadreviews',
  'petite_paris',
  'bangkok.bites',
  'oslo.mini',
  'hana.skincare',
]
export const products = [
  'Portable blender 380 ml, USB-C',
  '防晒喷雾 SPF50+ 150ml',
  'Magnetic phone ring stand',
  'Vitamin C serum 30 ml',
  '北欧风陶瓷马克杯',
  'Resistance band set, 5 levels',
  'LED desk lamp with wireless charger',
  'Cloud slippers, EVA',
  'Mini projector 1080p',
  '可折叠收纳箱 三件套',
  'Silicone baking mat',
  'Pet hair remover roller',
]
export const shops = [
  'Bright Home',
  'Lumo Tech',
  '东方美妆',
  'FitLab',
  'Cozy Corner',
  'Pawsome',
  'Kitchen Joy',
  'Glow Studio',
  'Urban Carry',
  'Tiny Garden',
]
export const teams = ['华南一队', '伦敦组', '东南亚组', '直播一部', '短视频组']
export const regions = ['US', 'GB', 'TH', 'VN', 'PH', 'MY', 'DE', 'MX', 'SG', 'ID', 'FR', 'ES', 'IT', 'BR', 'JP']

/** One order line of a day's `number`th, paid at `t`. */
export const orderLine = (random: () => number, t: number, number: number): FeedLine => {
  const amt = Math.round(600 + random() ** 3 * 24_000)
  return {
    id: `o${String(number).padStart(8, '0')}`,
    t,
    region: regions[Math.floor(random() ** 2 * 10)] ?? 'US',
    from: random() < 0.6 ? 'CN' : 'US',
    product: products[Math.floor(random() * products.length)] ?? '',
    creator: names[Math.floor(random() * names.length)] ?? '',
    content_type: 1 + Math.floor(random() ** 1.6 * 6),
    qty: random() < 0.8 ? 1 : 2,
    amt,
    commission_amt: Math.round(amt * 0.12),
  }
}
