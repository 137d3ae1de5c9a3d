import { shopMarkets } from '../../shared/areas/shops/auth-states.ts'
import { useCountryName } from '../ui/country-name.ts'

/** The markets that a form offers, by name. */
export const useMarkets = () => {
  const nameOf = useCountryName()
  return { region: shopMarkets.map((value) => ({ value, name: nameOf(value) })) }
}
