/** A country that buys: its share of all orders, how long parcels take, the tax inside its prices. */
export interface Market {
  readonly iso: string
  readonly weight: number
  /** Days from payment to delivery for a parcel from another country: shortest, longest. */
  readonly days: readonly [number, number]
  /** Value added tax that shelf prices contain, basis points of the net price. */
  readonly vat_bp: number
}

export const markets: readonly Market[] = [
  { iso: 'US', weight: 34, days: [5, 9], vat_bp: 0 },
  { iso: 'GB', weight: 14, days: [4, 8], vat_bp: 2000 },
  { iso: 'ID', weight: 10, days: [3, 7], vat_bp: 1100 },
  { iso: 'TH', weight: 7, days: [3, 6], vat_bp: 700 },
  { iso: 'VN', weight: 7, days: [3, 6], vat_bp: 1000 },
  { iso: 'PH', weight: 6, days: [4, 7], vat_bp: 1200 },
  { iso: 'MY', weight: 6, days: [3, 6], vat_bp: 0 },
  { iso: 'SG', weight: 2, days: [2, 5], vat_bp: 900 },
  { iso: 'MX', weight: 4, days: [6, 9], vat_bp: 1600 },
  { iso: 'BR', weight: 3, days: [6, 9], vat_bp: 1700 },
  { iso: 'ES', weight: 2, days: [5, 8], vat_bp: 2100 },
  { iso: 'DE', weight: 2, days: [5, 8], vat_bp: 1900 },
  { iso: 'IT', weight: 1, days: [5, 8], vat_bp: 2200 },
  { iso: 'FR', weight: 1, days: [5, 8], vat_bp: 2000 },
  { iso: 'JP', weight: 1, days: [3, 5], vat_bp: 1000 },
  { iso: 'SA', weight: 1, days: [5, 9], vat_bp: 1500 },
]

/** A parcel that stays in its country takes this many days. */
export const localDays: readonly [number, number] = [2, 4]

/** Where the buyers of a market live, as shares of it: one country can lie in several zones. */
const zones: Readonly<Record<string, readonly (readonly [zone: string, share: number])[]>> = {
  US: [
    ['America/New_York', 0.47],
    ['America/Chicago', 0.29],
    ['America/Los_Angeles', 0.24],
  ],
  GB: [['Europe/London', 1]],
  ID: [['Asia/Jakarta', 1]],
  TH: [['Asia/Bangkok', 1]],
  VN: [['Asia/Ho_Chi_Minh', 1]],
  PH: [['Asia/Manila', 1]],
  MY: [['Asia/Kuala_Lumpur', 1]],
  SG: [['Asia/Singapore', 1]],
  MX: [['America/Mexico_City', 1]],
  BR: [['America/Sao_Paulo', 1]],
  ES: [['Europe/Madrid', 1]],
  DE: [['Europe/Berlin', 1]],
  IT: [['Europe/Rome', 1]],
  FR: [['Europe/Paris', 1]],
  JP: [['Asia/Tokyo', 1]],
  SA: [['Asia/Riyadh', 1]],
}

export interface Population {
  /** Index into `markets`. */
  readonly market: number
  readonly zone: string
  /** Share of all orders; all populations together 1. */
  readonly share: number
}

const total = markets.reduce((sum, market) => sum + market.weight, 0)

export const populations: readonly Population[] = markets.flatMap((market, index) =>
  (zones[market.iso] ?? []).map(([zone, share]) => ({ market: index, zone, share: (market.weight / total) * share })),
)
