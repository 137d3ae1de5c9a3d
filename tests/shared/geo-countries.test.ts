import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { allPlaces, countryName, place } from '../../shared/geo/countries.ts'

const codes = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('i18n-iso-countries/codes.json'), 'utf8'),
) as [string, string, string, string][]

describe('places', () => {
  test('[G1] every country of ISO 3166-1 has a place with its numeric code', () => {
    expect(codes.length).toBeGreaterThanOrEqual(249)
    for (const [iso2, , numeric] of codes) {
      const found = place(iso2)
      expect(found, iso2).toBeDefined()
      expect(found?.numeric, iso2).toBe(numeric)
      expect(Math.abs(found?.lat ?? 99), iso2).toBeLessThanOrEqual(90)
      expect(Math.abs(found?.lon ?? 999), iso2).toBeLessThanOrEqual(180)
    }
    expect(allPlaces().length).toBe(codes.length)
  })

  test('[G1] places stand where people look for the country', () => {
    const near = (iso2: string, lat: number, lon: number): void => {
      const found = place(iso2)
      expect(Math.hypot((found?.lat ?? 99) - lat, (found?.lon ?? 999) - lon), iso2).toBeLessThan(3)
    }
    near('US', 39.5, -98.4)
    near('FR', 46.5, 2.5)
    near('NO', 61.5, 9.5)
    near('SG', 1.35, 103.8)
    near('MY', 4, 102)
    near('NZ', -41, 174)
  })

  test('[G1] a code that is no country has no place', () => {
    for (const code of ['ZZ', 'EU', '', 'us', 'USA']) expect(place(code), code).toBeUndefined()
  })
})

describe('names', () => {
  test('[G2] countries are named in both languages, never by initials alone', () => {
    expect(countryName('US', 'zh')).toBe('美国')
    expect(countryName('US', 'en')).toBe('United States')
    expect(countryName('GB', 'en')).toBe('United Kingdom')
    for (const { iso2 } of allPlaces()) {
      expect(countryName(iso2, 'zh'), iso2).toMatch(/\p{Script=Han}/u)
      expect(countryName(iso2, 'en').length, iso2).toBeGreaterThan(3)
    }
  })

  test('[G2] what is no country is named too, and an unknown code stands for itself', () => {
    expect(countryName('ZZ', 'zh')).toBe('未知')
    expect(countryName('ZZ', 'en')).toBe('Unknown')
    expect(countryName('EU', 'zh')).toBe('欧盟')
    expect(countryName('EU', 'en')).toBe('European Union')
    for (const code of ['AA', 'x', '??', '']) expect(countryName(code, 'en')).toBe(code)
  })
})
