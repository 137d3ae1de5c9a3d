import { useNavigate } from 'react-router-dom'
import { menuTree } from '../../../shared/access/menu.ts'
import { type GroupId, groups, groupTitle, type ScreenId, screenRow, titleOf } from '../../../shared/access/screens.ts'
import type { SearchHit } from '../../../shared/areas/search/api.ts'
import { commonTexts } from '../../../shared/i18n/common.ts'
import { screenTexts } from '../../../shared/i18n/screens.ts'
import { joinTexts } from '../../../shared/i18n/texts.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { setLanguage, usePreferences } from '../../state/preferences.ts'
import { type IconName, isIcon } from '../../ui/icon.tsx'
import { openOverlay } from '../shell/shell-state.ts'
import { signOut } from '../shell/sign-out.ts'
import { switchTheme } from '../shell/switch-theme.ts'
import type { Entry } from './entry.ts'
import { usePaletteText } from './use-palette-text.ts'

const titles = joinTexts(commonTexts, screenTexts)
const isTitle = (key: string): key is keyof typeof titles.zh => key in titles.zh
const inBoth = (key: string): readonly string[] => (isTitle(key) ? [titles.zh[key], titles.en[key]] : [key])

const hitIcons = {
  order: 'orders',
  product: 'box',
  creator: 'account',
  shop: 'shop',
  staff: 'team',
  article: 'book',
} as const

/** What the palette offers to `record`: the screens of its menu, found by both languages and by path, and the actions. */
export const useEntries = (record: UserRecord) => {
  const text = usePaletteText()
  const navigate = useNavigate()
  const language = usePreferences((state) => state.language)
  const word = (key: string): string => (isTitle(key) ? titles[language][key] : key)

  const screenEntry = (id: ScreenId, group?: GroupId): Entry => {
    const { path, icon, app } = screenRow(id)
    const key = titleOf(id, record)
    const above = group ? groups[group] : undefined
    const image = icon ?? above?.icon
    return {
      id: `screen:${id}`,
      kind: 'screen',
      title: word(key),
      note: group ? word(groupTitle(group)) : '',
      icon: isIcon(image) ? image : 'right',
      words: [...inBoth(key), ...(group ? inBoth(groupTitle(group)) : []), path].join(' ').toLowerCase(),
      run: () => (app === 'display' ? window.location.assign(path) : navigate(path)),
    }
  }
  const screens = menuTree(record).flatMap((entry) =>
    entry.kind === 'screen' ? [screenEntry(entry.screen)] : entry.screens.map((id) => screenEntry(id, entry.group)),
  )
  const action = (id: string, title: string, icon: IconName, run: () => void): Entry => ({
    id: `action:${id}`,
    kind: 'action',
    title,
    note: '',
    icon,
    words: `${title} ${id}`.toLowerCase(),
    run,
  })
  const wall = menuTree(record).find((entry) => entry.kind === 'group' && entry.group === 'dataDisplay')
  const wallPath = wall?.kind === 'group' && wall.screens[0] ? screenRow(wall.screens[0]).path : undefined
  const actions = [
    ...(wallPath ? [action('wall', text('word.openWall'), 'wall', () => window.location.assign(wallPath))] : []),
    action('theme', text('action.theme'), 'sun', () => void switchTheme()),
    action('language', text('action.language'), 'language', () => setLanguage(language === 'zh' ? 'en' : 'zh')),
    action('shortcuts', text('action.shortcuts'), 'keyboard', () => openOverlay('shortcuts')),
    action('logout', text('app.logout'), 'logout', () => void signOut()),
  ]
  /** What the platform found; its own words decide, so nothing of it is left out. */
  const found = (hit: SearchHit): Entry => ({
    id: `${hit.kind}:${hit.id}`,
    kind: hit.kind,
    title: hit.title,
    note: hit.note,
    icon: hitIcons[hit.kind],
    words: '',
    run: () => navigate(hit.path),
    hit,
  })
  return { own: [...screens, ...actions], found }
}
