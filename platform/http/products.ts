import type { Router } from 'express'
import { productList } from '../../shared/lists/products.ts'
import { SummaryMemory } from '../lists/memory.ts'
import { productSource } from '../lists/products/source.ts'
import type { Context } from './context.ts'
import { implement } from './implement.ts'
import { answerList } from './list-answer.ts'

export const mountProducts = (router: Router, context: Context): void => {
  const memory = new SummaryMemory()
  implement(
    router,
    context,
    { list: productList.endpoint },
    { list: (query, call) => answerList(call, productList, productSource, query, memory) },
  )
}
