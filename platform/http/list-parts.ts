import type { Router } from 'express'
import { listPartsApi } from '../../shared/api/list-parts.ts'
import type { NamedFilter } from '../../shared/lists/filter.ts'
import { listQueryOf } from '../exports/query.ts'
import { readFilterNames } from '../lists/filter-names.ts'
import { maskRows } from '../lists/masks.ts'
import { readRow } from '../lists/row.ts'
import { findSource } from '../lists/sources.ts'
import { findChoices, matchChoices } from '../queries/search/choices.ts'
import type { Seeker } from '../queries/search/kinds.ts'
import type { View } from '../queries/view.ts'
import type { Call } from './call.ts'
import type { Context } from './context.ts'
import { implement } from './implement.ts'
import { requireFiltered, requireList } from './list-access.ts'
import { listPresent, mayFor } from './list-answer.ts'
import { wrongField } from './refused.ts'
import { languageOf } from './texts.ts'

const MOST_OFFERED = 50

const seekerOf = (call: Call, { scope, company }: View): Seeker => ({
  scope,
  mask: company.mask_names,
  language: languageOf(call),
})

/** @throws {Refused} without the right to the list's screen, and beside `filter` when the list has no such one */
const requireFilter = (call: Call, id: string, name: NamedFilter): void => {
  const { filters } = requireFiltered(call, id)
  if (!filters.some((filter) => filter.kind === 'pick' && filter.name === name))
    throw wrongField('filter', 'field.wrong')
}

export const mountListParts = (router: Router, context: Context): void =>
  implement(router, context, listPartsApi, {
    names: async (input, call) => {
      const list = requireFiltered(call, input.list)
      const query = listQueryOf(list, input.query)
      if (!query) throw wrongField('query', 'field.wrong')
      const language = languageOf(call)
      return { names: await listPresent(call, (tx, view) => readFilterNames(tx, view, list, query, language)) }
    },
    choices: async ({ list: id, filter, q }, call) => {
      requireFilter(call, id, filter)
      const found = await listPresent(call, (tx, view) =>
        findChoices(tx, seekerOf(call, view), filter, q, MOST_OFFERED + 1),
      )
      return { options: found.slice(0, MOST_OFFERED), more: found.length > MOST_OFFERED }
    },
    match: async ({ list: id, filter, texts }, call) => {
      requireFilter(call, id, filter)
      return {
        matches: await listPresent(call, (tx, view) =>
          matchChoices(tx, seekerOf(call, view), filter, [...new Set(texts)]),
        ),
      }
    },
    row: async (input, call) => {
      const list = requireList(call, input.list)
      const source = findSource(list.id)
      if (!source) return { row: null, may: [] }
      return listPresent(call, async (tx, view) => {
        const found = await readRow(tx, view, list, source, input.key)
        const [row = null] = maskRows(view.scope.hides, list)(found ? [found] : [])
        const may = row && (await mayFor(tx, call, view, list, [row]))
        return { row, may: may?.[input.key] ?? [] }
      })
    },
  })
