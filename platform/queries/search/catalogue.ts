import type { SearchHit } from '../../../shared/areas/search/api.ts'
import type { NamedFilter } from '../../../shared/lists/filter.ts'
import type { Db } from '../../db/tables.ts'
import { findChoices } from './choices.ts'
import type { Seeker } from './kinds.ts'

type CatalogueKind = Exclude<SearchHit['kind'], 'order' | 'article'>

/** Where a hit leads, by the filter that finds it. */
const places: Readonly<Record<CatalogueKind, { readonly filter: NamedFilter; readonly path: string }>> = {
  product: { filter: 'product', path: '/product/product?keyword=' },
  creator: { filter: 'creator', path: '/orderAll/orderAll?creator=' },
  shop: { filter: 'shop', path: '/orderAll/orderAll?shop=' },
  staff: { filter: 'owner', path: '/orderAll/orderAll?owner=' },
}

/** Things of one kind in the viewer's scope whose name or id holds `q`; those that begin with it first, then the newest. */
export const findInCatalogue = async (
  db: Db,
  seeker: Seeker,
  kind: CatalogueKind,
  q: string,
  most: number,
): Promise<SearchHit[]> => {
  const { filter, path } = places[kind]
  const found = await findChoices(db, seeker, filter, q, most)
  return found.map(({ id, name, note }) => ({ kind, id, title: name, note, path: `${path}${encodeURIComponent(id)}` }))
}
