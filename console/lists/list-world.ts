import { createContext, useContext } from 'react'
import type { BusinessClock } from '../../shared/time/zone.ts'
import type { AnyList } from './any-list.ts'
import type { NameOf } from './use-filter-names.ts'
import type { ListAddress } from './use-list-address.ts'
import type { ListSettings } from './use-list-setting.ts'
import type { ListText } from './use-list-text.ts'

/** What every part of a list page shares. */
export interface ListWorld extends ListAddress {
  readonly list: AnyList
  readonly text: ListText
  readonly settings: ListSettings
  readonly clock: BusinessClock
  /** Of the list, else of the account's company: in which ranges are typed. */
  readonly currency: string
  readonly nameOf: NameOf
  /** Asks the list again, after something was done to its rows. */
  readonly again: () => void
  /** By row key, the transitions that the viewer may make now. */
  readonly may: Readonly<Record<string, readonly string[]>>
  /** What is shown answers the choice before: see `renewal`. */
  readonly old: boolean
  /** Title of a column whose words are not in the dictionary. */
  readonly heading?: ((field: string) => string | undefined) | undefined
}

const ListContext = createContext<ListWorld | null>(null)
export const ListProvider = ListContext.Provider

/** @throws outside a list page */
export const useListWorld = (): ListWorld => {
  const world = useContext(ListContext)
  if (!world) throw new Error('no list page around this')
  return world
}
