/** Outline of a content type's icon on a 24 by 24 field: video, live, showcase, link, product card, carousel. */
const icons: Readonly<Record<number, string>> = {
  1: 'M5 3l16 9-16 9z',
  2: 'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM6.3 6.3l1.5 1.5a6 6 0 0 0 0 8.4l-1.5 1.5a8 8 0 0 1 0-11.4zM17.7 6.3a8 8 0 0 1 0 11.4l-1.5-1.5a6 6 0 0 0 0-8.4zM3.5 3.5 5 5a10 10 0 0 0 0 14l-1.5 1.5a12 12 0 0 1 0-17zM20.500 3.500a12 12 0 0 1 0 17L19 19a10 10 0 0 0 0-14z',
  3: 'M4 3h16l2 6h-2v12H4V9H2zM6 10v9h5v-6h6v6h1v-9z',
  4: 'M10 8H7a4 4 0 1 0 0 8h3v2H7A6 6 0 1 1 7 6h3zM14 6h3a6 6 0 1 1 0 12h-3v-2h3a4 4 0 1 0 0-8h-3zM8 11h8v2H8z',
  5: 'M3 3h9l9 9-9 9-9-9zM7.500 6a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3z',
  6: 'M7 5h10v14H7zM2 7h3v10H2zM19 7h3v10h-3z',
}

export const contentIcon = (type: number): string => icons[type] ?? 'M4 4h16v16H4z'
