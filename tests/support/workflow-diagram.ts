import { leadsFrom, type Workflow } from '../../shared/workflows/workflow.ts'

/** A name in a diagram. */
export type WordOf = (key: string) => string

/** A workflow as a Mermaid state diagram: transitions that leave the state stand as notes of it, with who makes them. */
export const diagramOf = (workflow: Workflow, word: WordOf): string => {
  const { of, list, state, states, transitions } = workflow
  const labels = list.columns.find(({ field }) => field === state)?.labels ?? state
  const named = Object.entries(transitions).map(
    ([name, transition]) => [transition, word(`transition.${of}.${name}`)] as const,
  )
  const arrows = named.flatMap(([transition, name]) =>
    transition.to === undefined
      ? []
      : states.filter((from) => leadsFrom(transition, from)).map((from) => `  s${from} --> s${transition.to}: ${name}`),
  )
  const staying = states.flatMap((one) => {
    const names = named.filter(([transition]) => transition.to === undefined && leadsFrom(transition, one))
    return names.length > 0
      ? [`  s${one}: ${word(`${labels}.${one}`)} (${names.map(([, name]) => name).join(', ')})`]
      : []
  })
  const bare = states
    .filter((one) => !staying.some((line) => line.startsWith(`  s${one}:`)))
    .map((one) => `  s${one}: ${word(`${labels}.${one}`)}`)
  return ['stateDiagram-v2', ...staying, ...bare, ...arrows].join('\n')
}
