import { hasFields, idOf, numberOf } from './fields.ts'

/** An entry of the company's own menu; `is_hide` 1 takes the screen that its `url` names away. */
export interface CompanyMenu {
  menu_name: string
  id: string
  pid: string
  enname: string
  ico: string
  url: string
  is_hide: 0 | 1
}
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

/** The screens that a company's menu can hide. */
export const companyHidable = ['directlyData', 'directlyOrder', 'management', 'permissions'] as const

const hiding = (url: string): CompanyMenu => ({ menu_name: '', id: url, pid: '', enname: '', ico: '', url, is_hide: 1 })

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const entryOf = ({
  menu_name,
  id,
  pid,
  enname,
  ico,
  url,
  is_hide,
}: Readonly<Record<string, unknown>>): CompanyMenu => ({
  menu_name: textOf(menu_name),
  id: textOf(idOf(id)),
  pid: textOf(idOf(pid)),
  enname: textOf(enname),
  ico: textOf(ico),
  url: textOf(url),
  is_hide: is_hide === undefined || numberOf(is_hide) === 0 ? 0 : 1,
})

/**
 * The company's menu in what a platform sent. Each entry stands alone, and what is no entry is left out; an `is_hide` that
 * is there and not 0 hides. Something else than a list hides all that a menu can hide; without one nothing is hidden.
 */
export const readCompanyMenus = (value: unknown): CompanyMenu[] => {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) return companyHidable.map(hiding)
  return value.flatMap((entry: unknown) => (hasFields(entry) ? [entryOf(entry)] : []))
}
