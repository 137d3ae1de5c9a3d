import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { dashboardApi } from '../../../shared/areas/data-board/api.ts'
import type { TokenName } from '../../../shared/theme/tokens.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { bar } from '../../charts/options/bar.ts'
import type { ChartTable } from '../../charts/table.ts'
import { groupText, runningGroup } from './day-rows.ts'
import { useBoardText } from './use-board-text.ts'

export type BoardCompose = CallData<typeof dashboardApi.compose>
type Group = BoardCompose['groups'][number]

interface Props {
  readonly name: string
  readonly title: string
  readonly data: BoardCompose | undefined
  readonly unit: 'money' | 'count'
  /** The parts, at the bottom first. */
  readonly parts: readonly { readonly id: string; readonly name: string; readonly hue: TokenName }[]
  readonly amountOf: (group: Group, id: string) => number
  readonly linkOf: ((group: Group, id: string) => string | null) | null
}

/** Parts of every day, week or month on one another; a part that never occurs is left out. */
export const StackPanel = ({ name, title, data, unit, parts, amountOf, linkOf }: Props) => {
  const text = useBoardText()
  const navigate = useNavigate()
  const found = useMemo(
    () => parts.filter(({ id }) => data?.groups.some((group) => amountOf(group, id) !== 0)),
    [data, parts, amountOf],
  )
  const table = useMemo<ChartTable | undefined>(
    () =>
      data && {
        columns: [{ name: text('word.day'), unit: 'text' }, ...found.map((part) => ({ name: part.name, unit }))],
        rows: data.groups.map((group) => [groupText(group), ...found.map(({ id }) => amountOf(group, id))]),
        running: runningGroup(data.groups, data.data_time),
      },
    [data, found, unit, amountOf, text],
  )
  return (
    <ChartPanel
      name={name}
      title={title}
      table={table}
      draw={
        found.length > 0
          ? bar({ stacked: true, hues: Object.fromEntries(found.map(({ hue }, n) => [n + 1, hue])) })
          : null
      }
      empty={text('board.noneRange')}
      {...(linkOf
        ? {
            onPick: (row: number, column: number) => {
              const [group, part] = [data?.groups[row], found[column - 1]]
              const link = group && part && linkOf(group, part.id)
              if (link) void navigate(link)
            },
          }
        : {})}
    />
  )
}
