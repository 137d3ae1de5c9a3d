import type { Router } from 'express'
import { multishopApi } from '../../shared/api/multishop.ts'
import { isPeriod } from '../../shared/lists/filter.ts'
import { shopDayList } from '../../shared/lists/shop-days.ts'
import { SummaryMemory } from '../lists/memory.ts'
import { shopDaySource } from '../lists/multishop/source.ts'
import { readMultishop } from '../queries/shops/overview.ts'
import { readTodo } from '../queries/shops/todo.ts'
import type { Context } from './context.ts'
import { implement } from './implement.ts'
import { answerList, listPresent } from './list-answer.ts'
import { wrongField } from './refused.ts'

const api = { list: shopDayList.endpoint, ...multishopApi }

export const mountMultishop = (router: Router, context: Context): void => {
  const memory = new SummaryMemory()
  implement(router, context, api, {
    list: (query, call) => answerList(call, shopDayList, shopDaySource, query, memory),
    overview: (input, call) => {
      if (!isPeriod(input.start_time, input.end_time)) throw wrongField('end_time', 'field.range')
      return listPresent(call, (tx, view) => readMultishop(tx, view, input))
    },
    todo: (input, call) =>
      listPresent(call, async (tx, view) => ({ list: await readTodo(tx, view, input), data_time: view.now })),
  })
}
