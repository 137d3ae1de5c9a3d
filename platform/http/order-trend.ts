import type { Router } from 'express'
import { productTrendList, skuTrendList } from '../../shared/lists/order-trend.ts'
import { SummaryMemory } from '../lists/memory.ts'
import { productTrendSource, skuTrendSource } from '../lists/order-trend/source.ts'
import type { Context } from './context.ts'
import { implement } from './implement.ts'
import { answerList } from './list-answer.ts'

export const mountOrderTrend = (router: Router, context: Context): void => {
  const memory = new SummaryMemory()
  implement(
    router,
    context,
    { product: productTrendList.endpoint, sku: skuTrendList.endpoint },
    {
      product: (query, call) => answerList(call, productTrendList, productTrendSource, query, memory),
      sku: (query, call) => answerList(call, skuTrendList, skuTrendSource, query, memory),
    },
  )
}
