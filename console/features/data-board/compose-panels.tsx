import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { collabTypes, contentTypes } from '../../../shared/areas/orders/enums.ts'
import type { BoardState } from '../../board/board-state.ts'
import { useOrdersLink } from '../../board/use-orders-link.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { treemap } from '../../charts/options/treemap.ts'
import type { ChartTable } from '../../charts/table.ts'
import { usePreferences } from '../../state/preferences.ts'
import { type BoardCompose, StackPanel } from './stack-panel.tsx'
import { useBoardText } from './use-board-text.ts'

type Group = BoardCompose['groups'][number]
type Category = BoardCompose['categories'][number]

const amtOf =
  (kind: 'content' | 'collab' | 'ours') =>
  (group: Group, id: string): number =>
    group[kind].find((part) => part.id === id)?.amt ?? 0
const contentOf = amtOf('content')
const collabOf = amtOf('collab')
const oursOf = amtOf('ours')
const buyersOf = (group: Group, id: string): number => (id === 'new' ? group.new_buyers : group.repeat_buyers)

/** As in the ring of content types. */
const contentHues = { 1: 'data1', 2: 'data5', 3: 'data3', 4: 'data4', 5: 'data6', 6: 'data7' } as const
const roleHues = { 2: 'data1', 3: 'data2', 4: 'data4', 5: 'data6', 6: 'data8' } as const
const roles = [6, 5, 4, 3, 2] as const
const collabHues = { 1: 'data1', 2: 'data2', 3: 'data3', 4: 'data4', 9: 'data8' } as const

interface Props {
  readonly data: BoardCompose | undefined
  readonly state: BoardState
  readonly period: { readonly start_time: number; readonly end_time: number }
}

/** Of what the turnover is made, and of whom. */
export const ComposePanels = ({ data, state: { filter }, period }: Props) => {
  const text = useBoardText()
  const ordersOf = useOrdersLink()
  const daysOf = ({ start_time, end_time }: Group) => ({ start_time, end_time, ...filter })
  /** The list takes all below a category along: what of it stands under another name cannot be left out. */
  const categoryLink = ({ id, whole }: Category): string | null =>
    ordersOf && id !== '' && whole ? ordersOf({ ...period, ...filter, category: id }) : null
  const content = useMemo(
    () => contentTypes.map((id) => ({ id: String(id), name: text(`content.${id}`), hue: contentHues[id] })),
    [text],
  )
  const collab = useMemo(
    () => collabTypes.map((id) => ({ id: String(id), name: text(`board.collab.${id}`), hue: collabHues[id] })),
    [text],
  )
  const ours = useMemo(
    () => roles.map((id) => ({ id: String(id), name: text(`board.ours.${id}`), hue: roleHues[id] })),
    [text],
  )
  const buyers = useMemo(
    () => [
      { id: 'repeat', name: text('board.buyers.repeat'), hue: 'data1' as const },
      { id: 'new', name: text('board.buyers.new'), hue: 'data2' as const },
    ],
    [text],
  )
  return (
    <>
      <StackPanel
        name="content"
        title={text('board.content')}
        data={data}
        unit="money"
        parts={content}
        amountOf={contentOf}
        linkOf={ordersOf && ((group, id) => ordersOf({ ...daysOf(group), content_type: id }))}
      />
      <StackPanel
        name="collab"
        title={text('board.collab')}
        data={data}
        unit="money"
        parts={collab}
        amountOf={collabOf}
        linkOf={ordersOf && ((group, id) => ordersOf({ ...daysOf(group), collab_type: id }))}
      />
      <CategoryPanel data={data} linkOf={ordersOf && categoryLink} />
      <StackPanel
        name="buyers"
        title={text('board.buyers')}
        data={data}
        unit="count"
        parts={buyers}
        amountOf={buyersOf}
        linkOf={ordersOf && ((group) => ordersOf(daysOf(group)))}
      />
      <StackPanel
        name="ours"
        title={text('board.ours')}
        data={data}
        unit="money"
        parts={ours}
        amountOf={oursOf}
        linkOf={ordersOf && ((group) => ordersOf(daysOf(group)))}
      />
    </>
  )
}

const CategoryPanel = ({
  data,
  linkOf,
}: {
  readonly data: BoardCompose | undefined
  readonly linkOf: ((category: Category) => string | null) | null
}) => {
  const text = useBoardText()
  const language = usePreferences((state) => state.language)
  const navigate = useNavigate()
  const table = useMemo<ChartTable | undefined>(
    () =>
      data && {
        columns: [
          { name: text('board.category'), unit: 'text' },
          { name: text('metric.M01'), unit: 'money' },
        ],
        rows: data.categories.map(({ id, name, name_en, amt }) => [
          id === '' ? text('board.noCategory') : language === 'zh' ? name : name_en,
          amt,
        ]),
      },
    [data, language, text],
  )
  return (
    <ChartPanel
      name="categories"
      title={text('board.categories')}
      table={table}
      draw={treemap()}
      empty={text('board.noneRange')}
      {...(linkOf
        ? {
            onPick: (row: number) => {
              const category = data?.categories[row]
              const link = category && linkOf(category)
              if (link) void navigate(link)
            },
          }
        : {})}
    />
  )
}
