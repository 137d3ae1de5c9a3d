import { useCallback } from 'react'
import { type Column, columnKey } from '../../shared/lists/column.ts'
import { useCountryName } from '../ui/country-name.ts'
import type { ColumnWords } from './column-width.ts'
import { useListWorld } from './list-world.ts'

/** What a column of this page is called. */
export const useColumnTitle = (): ((column: Column) => string) => {
  const { text, heading } = useListWorld()
  return useCallback((column) => heading?.(column.field) ?? text.word(columnKey(column), column.field), [text, heading])
}

/** Numbers of enumerations are smaller. */
const mostValues = 200
/** Where most orders go to: a longer name of another country may be cut. */
const usualCountries = ['US', 'GB', 'ID'] as const

/** What a column of this page has to have room for. */
export const useColumnWords = (): ((column: Column) => ColumnWords) => {
  const { text } = useListWorld()
  const titleOf = useColumnTitle()
  const countryOf = useCountryName()
  return useCallback(
    (column) => {
      const { kind, labels } = column
      const states = (): string[] =>
        Array.from({ length: mostValues }, (_, value) => text.word(`${labels}.${value}`, '')).filter(Boolean)
      return {
        title: titleOf(column),
        values: kind === 'enum' ? states() : kind === 'country' ? usualCountries.map(countryOf) : [],
      }
    },
    [text, titleOf, countryOf],
  )
}
