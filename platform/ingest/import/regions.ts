import { allPlaces, countryName } from '../../../shared/geo/countries.ts'

/** Names that sources use beside those of the standard; `EU` and `ZZ` are places without a country. */
const others: Readonly<Record<string, string>> = {
  eire: 'IE',
  rsa: 'ZA',
  usa: 'US',
  uk: 'GB',
  uae: 'AE',
  'channel islands': 'JE',
  'european community': 'EU',
  'european union': 'EU',
  'czech republic': 'CZ',
  'hong kong': 'HK',
  turkey: 'TR',
  'viet nam': 'VN',
  korea: 'KR',
  unspecified: 'ZZ',
  unknown: 'ZZ',
  未知: 'ZZ',
  '': 'ZZ',
}

let names: Map<string, string> | undefined
const allNames = (): Map<string, string> => {
  if (names) return names
  names = new Map(Object.entries(others))
  for (const { iso2 } of allPlaces()) {
    for (const lang of ['zh', 'en'] as const) names.set(countryName(iso2, lang).toLowerCase(), iso2)
    names.set(iso2.toLowerCase(), iso2)
  }
  return names
}

/** ISO code of a country by code or name, Chinese or English; `ZZ` for what is no country. */
export const regionOf = (text: string): string => allNames().get(text.trim().toLowerCase()) ?? 'ZZ'

const euro = ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'GR', 'IE', 'IT', 'NL', 'PT', 'EU']
const currencies: Readonly<Record<string, string>> = {
  ...Object.fromEntries(euro.map((region) => [region, 'EUR'])),
  BR: 'BRL',
  GB: 'GBP',
  ID: 'IDR',
  JP: 'JPY',
  MX: 'MXN',
  MY: 'MYR',
  PH: 'PHP',
  PL: 'PLN',
  SA: 'SAR',
  SG: 'SGD',
  TH: 'THB',
  US: 'USD',
  VN: 'VND',
}

/** What is paid in a market of the network; undefined for other regions. */
export const currencyOfRegion = (region: string): string | undefined => currencies[region]

/** The code of a currency as a cell writes it; undefined when it is none. */
export const currencyCode = (text: string): string | undefined => {
  const code = text.trim().toUpperCase()
  return /^[A-Z]{3}$/.test(code) ? code : undefined
}
