import { createContext, type Provider, useContext } from 'react'
import type { BusinessClock } from '../../shared/time/zone.ts'
import type { AnyList } from './any-list.ts'
import type { NameOf } from './use-filter-names.ts'
import type { ListAddress } from './use-list-address.ts'
import type { ListSettings } from './use-list-setting.ts'
import type { ListText } from './use-list-text.ts'

/** What filters share, of a list or of another page that takes them as a list does. */
export interface FilterWorld extends Pick<ListAddress, 'state' | 'filter'> {
  readonly list: AnyList
  readonly text: ListText
  readonly clock: BusinessClock
  /** Of the list, else of the account's company: in which ranges are typed. */
  readonly currency: string
  readonly nameOf: NameOf
}

/** What every part of a list page shares. */
export interface ListWorld extends FilterWorld, ListAddress {
  readonly settings: ListSettings
  /** Asks the list again, after something was done to its rows. */
  readonly again: () => void
  /** By row key, the transitions that the viewer may make now. */
  readonly may: Readonly<Record<string, readonly string[]>>
  /** What is shown answers the choice before: see `renewal`. */
  readonly old: boolean
  /** Title of a column whose words are not in the dictionary. */
  readonly heading?: ((field: string) => string | undefined) | undefined
}

const WorldContext = createContext<FilterWorld | ListWorld | null>(null)
export const FilterProvider: Provider<FilterWorld> = WorldContext.Provider
export const ListProvider: Provider<ListWorld> = WorldContext.Provider

/** @throws where there are no filters */
export const useFilterWorld = (): FilterWorld => {
  const world = useContext(WorldContext)
  if (!world) throw new Error('no filters around this')
  return world
}

/** @throws outside a list page */
export const useListWorld = (): ListWorld => {
  const world = useContext(WorldContext)
  if (!world || !('settings' in world)) throw new Error('no list page around this')
  return world
}
