import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { dashboardApi } from '../../../shared/areas/data-board/api.ts'
import type { BoardState } from '../../board/board-state.ts'
import { stageDrills, stepDrills } from '../../board/drills.ts'
import { useOrdersLink } from '../../board/use-orders-link.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { funnel } from '../../charts/options/funnel.ts'
import { waterfall } from '../../charts/options/waterfall.ts'
import type { ChartTable } from '../../charts/table.ts'
import { useBoardText } from './use-board-text.ts'

type BoardFunnel = CallData<typeof dashboardApi.funnel>

/** Steps of the commission with their signs; the last one is what is left. */
const steps = [
  ['est_amt', 1],
  ['deducted_amt', -1],
  ['ineligible_amt', -1],
  ['open_amt', -1],
  ['actual_amt', 1],
] as const
const stages = ['paid', 'delivered', 'pending', 'settled'] as const

interface Props {
  readonly data: BoardFunnel | undefined
  readonly state: BoardState
  readonly period: { readonly start_time: number; readonly end_time: number }
}

/** What becomes of the commission and of the lines of a range until they are settled. */
export const SettlePanels = ({ data, state: { filter }, period }: Props) => {
  const text = useBoardText()
  const ordersOf = useOrdersLink()
  const navigate = useNavigate()
  const commission = useMemo<ChartTable | undefined>(
    () =>
      data && {
        columns: [
          { name: text('word.step'), unit: 'text' },
          { name: text('board.commission'), unit: 'money' },
        ],
        // A sign is no part of nothing.
        rows: steps.map(([name, sign]) => [text(`board.step.${name}`), data.commission[name] * sign || 0]),
      },
    [data, text],
  )
  const lines = useMemo<ChartTable | undefined>(
    () =>
      data && {
        columns: [
          { name: text('word.step'), unit: 'text' },
          { name: text('board.lines'), unit: 'count' },
        ],
        rows: stages.map((name) => [text(`board.stage.${name}`), data.lines[name]]),
      },
    [data, text],
  )
  const empty = data?.lines.paid === 0
  const pick = (drill: Readonly<Record<string, string>>): void => {
    if (ordersOf) void navigate(ordersOf({ ...period, ...filter, ...drill }))
  }
  return (
    <>
      <ChartPanel
        name="waterfall"
        title={text('board.waterfall')}
        note={text('board.byPayment')}
        table={commission}
        draw={empty ? null : waterfall({ totals: [4], neutral: [3] })}
        empty={text('board.noneRange')}
        {...(ordersOf ? { onPick: (row: number) => pick(stepDrills[steps[row]?.[0] ?? 'est_amt']) } : {})}
      />
      <ChartPanel
        name="funnel"
        title={text('board.funnel')}
        note={text('board.byPayment')}
        table={lines}
        draw={empty ? null : funnel()}
        empty={text('board.noneRange')}
        {...(ordersOf ? { onPick: (row: number) => pick(stageDrills[stages[row] ?? 'paid']) } : {})}
      />
    </>
  )
}
