const paths = {
  pulse: 'M3 12h4l3-8 4 16 3-8h4',
  wall: 'M3 5h18v12H3zM9 21h6M12 17v4M6.5 13l3-3 3 2 5-4.5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M5 19l1.5-1.5M17.5 6.5 19 5',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  menu: 'M4 6h16M4 12h16M4 18h16',
  left: 'M15 6l-6 6 6 6',
  right: 'M9 6l6 6-6 6',
  down: 'M6 9l6 6 6-6',
  eye: 'M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  eyeOff:
    'M4 4l16 16M9.9 5.2A10 10 0 0 1 12 5c6.5 0 10 7 10 7a17 17 0 0 1-3 3.8M6.5 6.7A17 17 0 0 0 2 12s3.5 7 10 7a10 10 0 0 0 4.5-1.1M10 10a3 3 0 0 0 4.1 4.1',
  logout: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  refresh: 'M20 11a8 8 0 0 0-14.5-3.5L4 9M4 4v5h5M4 13a8 8 0 0 0 14.5 3.5L20 15M20 20v-5h-5',
  alert: 'M12 3 2 20h20zM12 10v4M12 17v.01',
  lock: 'M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11',
  close: 'M6 6l12 12M18 6 6 18',
} as const

export type IconName = keyof typeof paths
export const isIcon = (name: string | undefined): name is IconName => name !== undefined && name in paths

/** A line icon of 24 units; always decoration, its control carries the name. */
export const Icon = ({ name, size = 18 }: { name: IconName; size?: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={paths[name]} />
  </svg>
)
