import { type Category, curatedApi } from '../../../shared/areas/curated/api.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { type Bound, saidOf } from './bound.ts'
import { Labelled } from './labelled.tsx'

/** Each category behind the one that it stands under. */
const inOrder = (all: readonly Category[], above: string | null = null): readonly Category[] =>
  all.filter(({ pid }) => pid === above).flatMap((one) => [one, ...inOrder(all, one.id)])

/** A category of the tree: those below one stand under it, further in. */
export const TreeField = (bound: Bound) => {
  const { id, input, state } = bound
  const { data } = useEndpoint(curatedApi.categories, {})
  const name = ({ name_zh, name_en }: Category): string => (state.text.language === 'zh' ? name_zh : name_en)
  return (
    <Labelled {...bound}>
      <select {...input} key={data ? 'all' : 'none'} id={id} {...saidOf(bound)}>
        <option value="" />
        {inOrder(data?.list ?? []).map((one) => (
          <option key={one.id} value={one.id}>
            {'\u2003'.repeat(Math.max(0, one.level - 1)) + name(one)}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
