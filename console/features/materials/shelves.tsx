import { type Shelves as Found, materialApi } from '../../../shared/areas/materials/api.ts'
import { materialList } from '../../../shared/areas/materials/list.ts'
import { countText } from '../../../shared/format/number.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { useListAddress } from '../../lists/use-list-address.ts'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { Pills } from '../../ui/tabs.tsx'
import { Tree, type TreeNode } from '../../ui/tree.tsx'
import { useMaterialText } from './use-material-text.ts'

/** Folders inside folders, by the `/` in their paths; one that holds only folders is there too. */
const nodesOf = (folders: Found['folders'], above = ''): readonly TreeNode[] => {
  const inside = folders.filter(({ path }) => path.startsWith(above))
  const names = [...new Set(inside.flatMap(({ path }) => path.slice(above.length).split('/')[0] || []))]
  return names.map((name) => {
    const key = above + name
    const held = folders.filter(({ path }) => path === key || path.startsWith(`${key}/`))
    return {
      key,
      name,
      count: held.reduce((sum, { materials }) => sum + materials, 0),
      nodes: nodesOf(
        held.filter(({ path }) => path !== key),
        `${key}/`,
      ),
    }
  })
}

/** How the library is sorted, beside it: folders and tags narrow the list, pressed again they do not. */
export const Shelves = () => {
  const text = useMaterialText()
  const { data } = useEndpoint(materialApi.shelves, {}, { tell: 'never' })
  const { state, filter } = useListAddress(materialList)
  const choose = (name: 'tags' | 'folder', value: string): void => {
    const { [name]: before, ...others } = state.filters
    filter(before === value ? others : { ...others, [name]: value }, state.keyword)
  }
  if (!data) return null
  return (
    <>
      <Section within title={text('material.folders')} data-testid="folders">
        {data.folders.length === 0 ? <Note>{text('material.noFolders')}</Note> : null}
        <Tree
          label={text('material.folders')}
          nodes={nodesOf(data.folders)}
          chosen={state.filters.folder ?? ''}
          onChoose={(path) => choose('folder', path)}
        />
      </Section>
      <Section within title={text('material.tags')} data-testid="tags">
        {data.tags.length === 0 ? <Note>{text('material.noTags')}</Note> : null}
        <Pills aria-label={text('material.tags')}>
          {data.tags.map(({ name, materials }) => (
            <button
              key={name}
              type="button"
              aria-pressed={state.filters.tags === name}
              onClick={() => choose('tags', name)}
            >
              {name} <small>{countText(materials)}</small>
            </button>
          ))}
        </Pills>
      </Section>
    </>
  )
}
