import type { ReactElement } from 'react'
import { useZone } from '../../live/live.ts'
import { useShopTexts } from '../../settings/shop-texts.ts'
import { fitCount } from '../../ui/fit.ts'
import { Panel } from '../../ui/panel.tsx'
import './shop-todo.css'

/** What a leader has to see across a room, the worst first. */
const shown = ['overdue', 'auth', 'out_of_stock'] as const

/** What waits in the shops: how much of each, and where most of it is. */
export const ShopTodoZone = (): ReactElement => {
  const t = useShopTexts()
  const todo = useZone('shop_todo')
  return (
    <Panel zone="shop_todo" data={todo} title={t('zone.shop_todo')}>
      <ul className="shop-todo">
        {shown.map((kind) => {
          const { n = 0, shop } = todo?.find(({ id }) => id === kind) ?? {}
          return (
            <li key={kind} data-kind={kind} data-some={n > 0 || undefined}>
              <span>{t(`shopTodo.${kind}`)}</span>
              <span className="line">{shop?.name}</span>
              <span className="digits" data-value={n}>
                {fitCount(n, 3)}
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
