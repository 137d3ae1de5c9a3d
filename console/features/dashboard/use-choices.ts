import { dashboardApi } from '../../../shared/areas/data-board/api.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { useCountryName } from '../../ui/country-name.ts'

interface Option {
  readonly value: string
  readonly label: string
}

const nothing: readonly Option[] = []

/** What the filters of the affiliate dashboard offer; empty until the platform has told. */
export const useChoices = () => {
  const { data } = useEndpoint(dashboardApi.choices, {})
  const countryOf = useCountryName()
  return {
    regions: data?.regions.map((value) => ({ value, label: countryOf(value) })) ?? nothing,
    shops: data?.shops.map(({ id, name }) => ({ value: id, label: name })) ?? nothing,
    teams:
      data?.teams.map(({ id, name, depth }) => ({
        value: id,
        label: `${'\u2003'.repeat(Math.max(0, depth - 1))}${name}`,
      })) ?? nothing,
  }
}
