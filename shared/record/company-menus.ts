import type { UserRecord } from './record.ts'

type CompanyMenu = UserRecord['companyMenus'][number]
export type CompanyMenuNode = CompanyMenu & { readonly children: readonly CompanyMenuNode[] }

/** Children derived from `pid`; an entry whose parent is missing, or that is its own ancestor, stands at the top. */
export const companyMenuTree = (menus: readonly CompanyMenu[]): readonly CompanyMenuNode[] => {
  const known = new Map(menus.map((menu) => [menu.id, menu]))
  const isRoot = (menu: CompanyMenu): boolean => {
    const seen = new Set([menu.id])
    for (let above = known.get(menu.pid); above; above = known.get(above.pid)) {
      if (seen.has(above.id)) return true // a circle has no top of its own
      seen.add(above.id)
    }
    return !known.has(menu.pid)
  }
  const roots = menus.filter(isRoot)
  const node = (menu: CompanyMenu): CompanyMenuNode => ({
    ...menu,
    children: menus.filter((child) => child.pid === menu.id && !roots.includes(child)).map(node),
  })
  return roots.map(node)
}

/** The last part of an entry's url names its screen: `/directlyTeam/management`, `management` and `management/` are one. */
const screenNameOf = (url: string): string => url.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? ''

/** Whether the company's own menu hides the screen of that name (decisions, rule 14). */
export const hiddenByCompany = (menus: readonly CompanyMenu[], name: string): boolean =>
  menus.some((menu) => menu.is_hide === 1 && screenNameOf(menu.url) === name)
