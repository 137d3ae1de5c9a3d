import { useListWorld } from '../../../lists/list-world.ts'
import { Row } from '../../../ui/layout.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { useShopText } from '../use-shop-text.ts'

/** Which of the company's groups of shops the page is about; nothing where shops are sorted into none. */
export const GroupChoice = ({ groups }: { groups: readonly string[] }) => {
  const text = useShopText()
  const { state, filter } = useListWorld()
  if (groups.length === 0) return null
  const choose = (group: string): void => filter({ ...state.filters, group }, state.keyword)
  return (
    <Row data-testid="shop-groups">
      <Segmented
        label={text('shop.board.groups')}
        value={state.filters.group ?? ''}
        onValue={choose}
        options={[
          { value: '', label: text('shop.board.allGroups') },
          ...groups.map((name) => ({ value: name, label: name })),
        ]}
      />
    </Row>
  )
}
