import { useState } from 'react'
import type { materialApi, Pictured } from '../../shared/areas/materials/api.ts'
import type { originalApi } from '../../shared/areas/originals/api.ts'
import { useEndpoint } from '../http/use-endpoint.ts'

type Endpoint = typeof materialApi.pictures | typeof originalApi.pictures

/** The pictures of the rows of a page: `tell` takes their keys with commas between, `of` answers those of one. */
export const usePictures = (endpoint: Endpoint) => {
  const [ids, tell] = useState('')
  const { data } = useEndpoint(endpoint, { ids }, { ready: ids !== '', tell: 'never' })
  const of = (key: unknown): Pictured | undefined => data?.list.find(({ id }) => id === String(key))
  return { tell, of }
}
