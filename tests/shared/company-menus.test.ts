import fc from 'fast-check'
import { expect, test } from 'vitest'
import { companyMenuTree } from '../../shared/record/company-menus.ts'
import { companyMenu } from './records.ts'

const menu = (id: string, pid: string) => ({ ...companyMenu(id, 0), pid })
const idsOf = (nodes: ReturnType<typeof companyMenuTree>): string[] =>
  nodes.flatMap(({ id, children }) => [id, ...idsOf(children)])

test('[U4] children are derived from pid, in the order of the list', () => {
  const tree = companyMenuTree([menu('b', 'a'), menu('a', ''), menu('c', 'a'), menu('d', 'c'), menu('x', 'gone')])
  expect(tree.map(({ id }) => id)).toEqual(['a', 'x'])
  expect(tree[0]?.children.map(({ id }) => id)).toEqual(['b', 'c'])
  expect(tree[0]?.children[1]?.children.map(({ id }) => id)).toEqual(['d'])
})

test('[U4] any list, circles included, gives each entry exactly once and ends', () => {
  const id = fc.constantFrom('1', '2', '3', '4', '5')
  fc.assert(
    fc.property(fc.uniqueArray(id), fc.array(fc.tuple(id, id)), (ids, links) => {
      const above = new Map(links)
      const menus = ids.map((one) => menu(one, above.get(one) ?? ''))
      expect(idsOf(companyMenuTree(menus)).sort()).toEqual([...ids].sort())
    }),
  )
})
