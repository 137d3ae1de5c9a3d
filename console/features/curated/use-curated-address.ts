import { useSearchParams } from 'react-router-dom'
import { recordOf } from '../../../shared/keys.ts'

const names = ['issue', 'company', 'category', 'topic'] as const
export type CuratedPlace = Readonly<Record<(typeof names)[number], string>>

/** Which issue, shelf and topic stand on the page, in its address. */
export const useCuratedAddress = () => {
  const [params, setParams] = useSearchParams()
  const place = recordOf(names, (name) => params.get(name) ?? '')
  const go = (change: Partial<CuratedPlace>): void => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setParams(next)
  }
  return { place, go }
}
