/** A country as a point on the map. `lat` and `lon` in degrees, one decimal; `numeric` is the ISO 3166-1 code, three digits. */
export interface Place {
  readonly iso2: string
  readonly numeric: string
  readonly lat: number
  readonly lon: number
}

/**
 * Every ISO 3166-1 country (and XK): alpha-2, numeric, latitude, longitude.
 * Points are the centroid of the country's largest polygon (Natural Earth 1:10m), pulled inland where a bay or a
 * curved outline put it in the sea, and set by hand where people look elsewhere (the peninsula for MY) or no outline exists.
 */
const table = `
AD020 42.5 1.6;AE784 23.9 54.3;AF004 33.8 65.9;AG028 17.1 -61.8;AI660 18.2 -63.1;AL008 41.1 20.1;AM051 40.3 44.9
AO024 -12.3 17.6;AQ010 -80 0;AR032 -34.5 -64.7;AS016 -14.3 -170.7;AT040 47.6 14.1;AU036 -25.6 134.2
AW533 12.5 -70;AX248 60.1 19.9;AZ031 40.3 47.7;BA070 44.2 17.8;BB052 13.2 -59.6;BD050 23.9 90.2;BE056 50.6 4.6
BF854 12.3 -1.8;BG100 42.8 25.2;BH048 26.1 50.5;BI108 -3.4 29.9;BJ204 9.6 2.3;BL652 17.9 -62.8;BM060 32.3 -64.8
BN096 4.5 114.6;BO068 -16.7 -64.7;BQ535 12.2 -68.3;BR076 -10.7 -53.2;BS044 24.7 -78;BT064 27.4 90.4
BV074 -54.4 3.4;BW072 -22.2 23.8;BY112 53.5 28;BZ084 17.2 -88.7;CA124 56.5 -99;CC166 -12.2 96.8;CD180 -2.9 23.6
CF140 6.6 20.5;CG178 -0.8 15.2;CH756 46.8 8.2;CI384 7.6 -5.6;CK184 -21.2 -159.8;CL152 -33.5 -70.8;CM120 5.7 12.7
CN156 35.5 104;CO170 3.9 -73.1;CR188 10 -84.2;CU192 21.3 -77.9;CV132 15.1 -23.6;CW531 12.2 -68.9
CX162 -10.5 105.6;CY196 34.9 33;CZ203 49.7 15.3;DE276 51 10.4;DJ262 11.7 42.6;DK208 56.2 9.4;DM212 15.4 -61.4
DO214 18.9 -70.5;DZ012 28 2.7;EC218 -1.4 -78.4;EE233 58.7 25.8;EG818 26.5 29.9;EH732 24.2 -12.3;ER232 15.4 38.9
ES724 40.4 -3.6;ET231 8.6 39.6;FI246 64.3 26.2;FJ242 -17.8 178;FK238 -51.7 -58.8;FM583 6.9 158.2;FO234 62.1 -7
FR250 46.6 2.5;GA266 -0.6 11.8;GB826 53 -1.5;GD308 12.1 -61.7;GE268 42.2 43.5;GF254 4 -53.1;GG831 49.5 -2.6
GH288 7.9 -1.2;GI292 36.1 -5.3;GL304 73.1 -41.8;GM270 13.6 -15.3;GN324 10.4 -10.9;GP312 16.2 -61.5
GQ226 1.6 10.5;GR300 39.5 22.6;GS239 -54.4 -36.7;GT320 15.7 -90.4;GU316 13.4 144.8;GW624 12.2 -14.5
GY328 4.8 -59;HK344 22.4 114.2;HM334 -53.1 73.5;HN340 14.8 -86.6;HR191 45.7 16.5;HT332 19.2 -72.3
HU348 47.2 19.4;ID360 -2 113.5;IE372 53.2 -8.1;IL376 31.3 34.9;IM833 54.2 -4.5;IN356 22.8 79.5;IO086 -7.4 72.4
IQ368 33 43.8;IR364 32.5 54.4;IS352 65 -18.6;IT380 42.8 12.5;JE832 49.2 -2.1;JM388 18.2 -77.3;JO400 31.2 36.8
JP392 36.3 138.3;KE404 0.6 37.8;KG417 41.5 74.5;KH116 12.7 104.9;KI296 1.4 173;KM174 -11.7 43.3;KN659 17.3 -62.8
KP408 40.1 127.2;KR410 36.4 127.9;KW414 29.3 47.6;KY136 19.3 -81.3;KZ398 48.4 67.3;LA418 19.5 102.6
LB422 33.9 35.9;LC662 13.9 -61;LI438 47.1 9.5;LK144 7.6 80.7;LR430 6.5 -9.3;LS426 -29.6 28.2;LT440 55.3 23.9
LU442 49.8 6.1;LV428 56.9 24.9;LY434 27 18.1;MA504 29.8 -8.7;MC492 43.7 7.4;MD498 47.2 28.5;ME499 42.8 19.2
MF663 18.1 -63.1;MG450 -19.3 46.7;MH584 7.1 171.1;MK807 41.6 21.7;ML466 17.3 -3.6;MM104 21.1 96.5;MN496 47 103.1
MO446 22.1 113.6;MP580 15.2 145.7;MQ474 14.6 -61;MR478 20.2 -10.4;MS500 16.7 -62.2;MT470 35.9 14.4
MU480 -20.3 57.6;MV462 4.2 73.5;MW454 -13.2 34.3;MX484 23.9 -102.2;MY458 3.9 102.1;MZ508 -14.6 38.2
NA516 -22.1 17.2;NC540 -21.3 165.5;NE562 17.4 9.3;NF574 -29 168;NG566 9.6 8.1;NI558 12.8 -85;NL528 52.3 5.6
NO578 61.3 10.2;NP524 28.3 83.9;NR520 -0.5 166.9;NU570 -19 -169.9;NZ554 -41 174.5;OM512 20.6 56.1
PA591 8.7 -80.3;PE604 -9.1 -74.4;PF258 -17.7 -149.4;PG598 -6.6 144.2;PH608 15.5 121.1;PK586 29.9 69.2
PL616 52.1 19.4;PM666 47 -56.3;PN612 -24.4 -128.3;PR630 18.2 -66.5;PS275 31.9 35.2;PT620 39.7 -8;PW585 7.5 134.6
PY600 -23.2 -58.4;QA634 25.3 51.2;RE638 -21.1 55.5;RO642 45.8 25;RS688 44.2 20.8;RU643 61.5 96;RW646 -2 29.9
SA682 24.1 44.7;SB090 -9.6 160.2;SC690 -4.7 55.5;SD729 16 29.9;SE752 61.5 15.5;SG702 1.4 103.8;SH654 -16 -5.7
SI705 46.1 14.8;SJ744 78.6 16;SK703 48.7 19.5;SL694 8.6 -11.8;SM674 43.9 12.4;SN686 14.4 -14.5;SO706 4.7 45.7
SR740 4.1 -55.9;SS728 7.3 30.3;ST678 0.2 6.6;SV222 13.7 -88.9;SX534 18 -63.1;SY760 35 38.5;SZ748 -26.6 31.5
TC796 21.8 -71.7;TD148 15.3 18.6;TF260 -49.4 69.4;TG768 8.5 1;TH764 15.1 101;TJ762 38.3 72.6;TK772 -9.2 -171.8
TL626 -8.8 125.9;TM795 39.1 59.5;TN788 34.1 9.6;TO776 -21.2 -175.2;TR792 39.1 35.4;TT780 10.4 -61.3
TV798 -8.5 179.2;TW158 23.7 121;TZ834 -6.3 34.8;UA804 49.2 31.3;UG800 1.3 32.4;UM581 19.3 166.6;US840 39.8 -98.6
UY858 -32.8 -56;UZ860 41.8 63.3;VA336 41.9 12.5;VC670 13.3 -61.2;VE862 7.1 -66.2;VG092 18.4 -64.6
VI850 17.7 -64.8;VN704 15.8 107.9;VU548 -15.2 166.9;WF876 -13.3 -176.2;WS882 -13.6 -172.4;XK983 42.6 20.9
YE887 15.9 47.5;YT175 -12.8 45.2;ZA710 -29 25.2;ZM894 -13.5 27.8;ZW716 -19 29.9
`

let places: Map<string, Place> | undefined

function parse(): Map<string, Place> {
  const found = new Map<string, Place>()
  for (const cell of table.trim().split(/[;\n]/)) {
    const [code = '', lat = '', lon = ''] = cell.split(' ')
    const iso2 = code.slice(0, 2)
    found.set(iso2, { iso2, numeric: code.slice(2), lat: Number(lat), lon: Number(lon) })
  }
  return found
}

const all = (): Map<string, Place> => {
  places ??= parse()
  return places
}

/** The point of a country, by alpha-2 code in upper case; undefined for codes that are no country (ZZ, EU). */
export const place = (iso2: string): Place | undefined => all().get(iso2)

/** Every place of the table, in the order of the codes. */
export const allPlaces = (): readonly Place[] => [...all().values()]

let outlineIds: ReadonlyMap<string, string> | undefined

/**
 * The country that an outline of the Natural Earth atlas belongs to, by the atlas's own id and name; undefined for the few
 * that have no code (Northern Cyprus, Somaliland).
 */
export const outlineCountry = (id: string, name?: string): string | undefined => {
  outlineIds ??= new Map(allPlaces().map(({ numeric, iso2 }) => [numeric, iso2]))
  return name === 'Kosovo' ? 'XK' : outlineIds.get(id)
}

export type NameLang = 'zh' | 'en'

const outside: Readonly<Record<string, Readonly<Record<NameLang, string>>>> = {
  ZZ: { zh: '未知', en: 'Unknown' },
  EU: { zh: '欧盟', en: 'European Union' },
}

type Style = 'short' | 'long'
const formatters = new Map<string, Intl.DisplayNames>()

function formatted(iso2: string, lang: NameLang, style: Style): string | undefined {
  const key = lang + style
  let names = formatters.get(key)
  if (!names) {
    names = new Intl.DisplayNames([lang], { type: 'region', style, fallback: 'none' })
    formatters.set(key, names)
  }
  return names.of(iso2)
}

/** A country's everyday name; the code itself when it is unknown. Initials ("UK") are no name, so the long form stands there. */
export function countryName(iso2: string, lang: NameLang): string {
  const special = outside[iso2]
  if (special) return special[lang]
  if (!/^[A-Z]{2}$/.test(iso2)) return iso2
  const short = formatted(iso2, lang, 'short')
  const named = lang === 'en' && short !== undefined && short.length <= 3 ? formatted(iso2, lang, 'long') : short
  return named ?? iso2
}
