import type { Router } from 'express'
import type { CallData } from '../../../../shared/api/endpoint.ts'
import { multishopApi } from '../../../../shared/areas/shops/days-api.ts'
import { isPeriod } from '../../../../shared/lists/filter.ts'
import { readMultishop } from '../../../queries/shops/overview.ts'
import { readTodo } from '../../../queries/shops/todo.ts'
import { VersionMemory } from '../../../queries/version-memory.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { remembered } from '../../present.ts'
import { wrongField } from '../../refused.ts'

export const mountMultishop = (router: Router, context: Context): void => {
  const kept = {
    overview: new VersionMemory<CallData<typeof multishopApi.overview>>(),
    todo: new VersionMemory<CallData<typeof multishopApi.todo>>(),
  }
  implement(router, context, multishopApi, {
    overview: (input, call) => {
      if (!isPeriod(input.start_time, input.end_time)) throw wrongField('end_time', 'field.range')
      return remembered(call, kept.overview, input, (tx, view) => readMultishop(tx, view, input), context.db)
    },
    todo: (input, call) =>
      remembered(
        call,
        kept.todo,
        input,
        async (tx, view) => ({ list: await readTodo(tx, view, input), data_time: view.now }),
        context.db,
      ),
  })
}
