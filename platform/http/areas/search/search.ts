import type { Router } from 'express'
import { decideAccess } from '../../../../shared/access/decide.ts'
import { type SearchHit, searchApi } from '../../../../shared/areas/search/api.ts'
import { consistently } from '../../../queries/consistent.ts'
import { findCreators, findProducts, findShops, findStaff } from '../../../queries/search/catalogue.ts'
import { findOrders } from '../../../queries/search/orders.ts'
import { readCompany } from '../../../queries/view.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'

const MOST = 20

/** `MOST` of all lists together: each keeps its order, and none is crowded out by another. */
const sharedOut = (lists: readonly (readonly SearchHit[])[]): SearchHit[] => {
  const places = Array.from({ length: MOST }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat()
  const kept = new Set(places.slice(0, MOST))
  return lists.flatMap((list) => list.filter((hit) => kept.has(hit)))
}

export const mountSearch = (router: Router, context: Context): void =>
  implement(router, context, searchApi, {
    find: async ({ q }, { viewer: { record, scope } }) => {
      const { allows } = decideAccess(record)
      const lists = await consistently(context.reads, async (tx) => {
        const company = await readCompany(tx, scope.company_id)
        const none: SearchHit[] = []
        return Promise.all([
          allows('orders') ? findOrders(tx, scope, company, q, MOST) : none,
          allows('product') ? findProducts(tx, scope, q, MOST) : none,
          allows('orders') ? findShops(tx, scope, q, MOST) : none,
          allows('orders') ? findStaff(tx, scope, q, MOST) : none,
          allows('merchantsTeamData') || allows('orders') ? findCreators(tx, scope, company.mask_names, q, MOST) : none,
        ])
      })
      return { hits: sharedOut(lists) }
    },
  })
