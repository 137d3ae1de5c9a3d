import { basePaths, Drawing } from './base-icon.tsx'

const paths = {
  ...basePaths,
  wall: 'M3 5h18v12H3zM9 21h6M12 17v4M6.5 13l3-3 3 2 5-4.5',
  menu: 'M4 6h16M4 12h16M4 18h16',
  left: 'M15 6l-6 6 6 6',
  right: 'M9 6l6 6-6 6',
  down: 'M6 9l6 6 6-6',
  logout: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  refresh: 'M20 11a8 8 0 0 0-14.5-3.5L4 9M4 4v5h5M4 13a8 8 0 0 0 14.5 3.5L20 15M20 20v-5h-5',
  lock: 'M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5',
  keyboard: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M17 14h.01M7 14h.01M10 14h4',
  language: 'M3 6h11M8.5 3.5V6M12 6c-1 4-4 7.5-8 9.5M6 9c1.5 3 4 5.5 7 6.5M12 21l4.5-11L21 21M13.7 17h5.6',
  home: 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  handshake:
    'M2 8l4-3 4 2 2-1 2-1 4 0 4 3M2 15l3 0 4 4c1 1 2.5 0 2-1M11 18c1.5 1 3 0 2.5-1.5 1.5.5 2.5-1 2-2 1.5 0 2-1.5 1-2.5l-4-4-3 2.5c-1 .8-2.5-.5-1.7-1.5L11 6.5M17 13l5 0',
  team: 'M9 5a3.3 3.3 0 1 0 0 6.6A3.3 3.3 0 0 0 9 5zM2.5 19c.4-3.5 3-5.3 6.5-5.3s6.1 1.8 6.5 5.3M15.5 5.4a3 3 0 0 1 0 5.9M18 14.3c2 .7 3.2 2.3 3.5 4.7',
  shop: 'M4 10v10h16V10M3 7l2-4h14l2 4c0 3.5-4.5 3.5-4.5 0 0 3.5-4.5 3.5-4.5 0 0 3.5-4.5 3.5-4.5 0 0 3.5-4.5 3.5-4.5 0zM10 20v-5h4v5',
  trend: 'M3 17l6-6 4 4 8-9M15 6h6v6',
  film: 'M3 5h18v14H3zM7.5 5v14M16.5 5v14M3 9.7h4.5M3 14.3h4.5M16.5 9.7H21M16.5 14.3H21',
  board: 'M3 4h7.5v9H3zM13.5 4H21v5h-7.5zM13.5 12H21v8h-7.5zM3 16h7.5v4H3z',
  box: 'M12 3l8.5 4.5v9L12 21l-8.5-4.5v-9zM3.5 7.5 12 12l8.5-4.5M12 12v9M7.7 5.3 16.3 10',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  orders: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  analysis: 'M4 3v17h17M8.5 16v-4M13 16V8M17.5 16v-6',
  bill: 'M5 3h10l4 4v14H5zM15 3v4h4M9 11l3 3.5L15 11M12 14.5V18M9.5 16h5',
  radar: 'M12 3a9 9 0 1 0 9 9M12 7.5a4.5 4.5 0 1 0 4.5 4.5M12 12l7-7',
  ads: 'M4 10v4h3l9 5V5L7 10zM19 9.5a4 4 0 0 1 0 5M7 14l1.5 5.5h3L10 15.7',
  live: 'M12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM8 8a5.6 5.6 0 0 0 0 8M16 8a5.6 5.6 0 0 1 0 8M5 5a10 10 0 0 0 0 14M19 5a10 10 0 0 1 0 14',
  network:
    'M12 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM5 16a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM19 16a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM12 8v4M5 16v-2.5L12 12l7 1.5V16',
  library: 'M4 8h16v12H4zM6.5 5h11M8.5 2.5h7M10.5 11.5v5l4-2.5z',
  deal: 'M3 8h18v11H3zM8.5 8V5h7v3M3 13h18M10.5 13v2.5h3V13',
  account: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20.5c.5-4 3.5-6 8-6M14.5 19l2-2.5 2 2 3-4M21.5 17.5v-3h-3',
  book: 'M12 6c-2-1.7-5-2-9-2v14c4 0 7 .3 9 2 2-1.7 5-2 9-2V4c-4 0-7 .3-9 2zM12 6v14',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4',
  key: 'M8 11.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 12.5 19.5 4M16 7.5l3 3',
  phone: 'M8 3h8v18H8zM11 18h2',
  camera: 'M4 7.5h3.5L9 5h6l1.5 2.5H20v11H4zM12 10a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  shield: 'M12 3l7.5 3v5.5c0 4.5-3 8-7.5 9.5-4.5-1.5-7.5-5-7.5-9.5V6zM9 12l2.2 2.2L15.2 10',
  print: 'M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z',
  up: 'M6 15l6-6 6 6',
  columns: 'M4 5h16v14H4zM9.5 5v14M14.5 5v14',
  density: 'M4 6h16M4 10h16M4 14h16M4 18h16',
  expand: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  shrink: 'M4 9h5V4M20 9h-5V4M4 15h5v5M20 15h-5v5',
  download: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M4 19.5h16',
  pencil: 'M4 20l1-4.5L16 4.5 19.5 8 8.5 19zM14 6.5 17.5 10',
  trash: 'M4 7h16M9.5 7V4h5v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  plus: 'M12 5v14M5 12h14',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  mail: 'M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7',
} as const

export type IconName = keyof typeof paths
export const isIcon = (name: string | undefined): name is IconName => name !== undefined && name in paths

/** An icon of the pages behind the sign-in; the first chunk takes BaseIcon. */
export const Icon = ({ name, size }: { name: IconName; size?: number }) => <Drawing path={paths[name]} size={size} />
