import type { Router } from 'express'
import { decideAccess } from '../../../../shared/access/decide.ts'
import { type SearchHit, searchApi } from '../../../../shared/areas/search/api.ts'
import { consistently } from '../../../queries/consistent.ts'
import { findArticles } from '../../../queries/search/articles.ts'
import { findInCatalogue } from '../../../queries/search/catalogue.ts'
import { findOrders } from '../../../queries/search/orders.ts'
import { readCompany } from '../../../queries/view.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { languageOf } from '../../texts.ts'

const MOST = 20

/** Screens that open what is found, by its kind. */
const mayFind = {
  product: ['product'],
  shop: ['orders'],
  staff: ['orders'],
  creator: ['merchantsTeamData', 'orders'],
} as const

/** `MOST` of all lists together: each keeps its order, and none is crowded out by another. */
const sharedOut = (lists: readonly (readonly SearchHit[])[]): SearchHit[] => {
  const places = Array.from({ length: MOST }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat()
  const kept = new Set(places.slice(0, MOST))
  return lists.flatMap((list) => list.filter((hit) => kept.has(hit)))
}

export const mountSearch = (router: Router, context: Context): void =>
  implement(router, context, searchApi, {
    find: async ({ q }, call) => {
      const { record, scope } = call.viewer
      const { allows } = decideAccess(record)
      const lists = await consistently(context.reads, async (tx) => {
        const company = await readCompany(tx, scope.company_id)
        const none: SearchHit[] = []
        const seeker = { scope, mask: company.mask_names, language: languageOf(call) }
        return Promise.all([
          allows('orders') ? findOrders(tx, scope, company, q, MOST) : none,
          ...(['product', 'shop', 'staff', 'creator'] as const).map((kind) =>
            mayFind[kind].some(allows) ? findInCatalogue(tx, seeker, kind, q, MOST) : none,
          ),
          allows('academy') ? findArticles(tx, scope, seeker.language, q, MOST) : none,
        ])
      })
      return { hits: sharedOut(lists) }
    },
  })
