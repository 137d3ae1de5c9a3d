/** The icons of the login page and of what stands over every page; all others come with the pages behind the sign-in. */
export const basePaths = {
  pulse: 'M3 12h4l3-8 4 16 3-8h4',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M5 19l1.5-1.5M17.5 6.5 19 5',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  eye: 'M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  eyeOff:
    'M4 4l16 16M9.9 5.2A10 10 0 0 1 12 5c6.5 0 10 7 10 7a17 17 0 0 1-3 3.8M6.5 6.7A17 17 0 0 0 2 12s3.5 7 10 7a10 10 0 0 0 4.5-1.1M10 10a3 3 0 0 0 4.1 4.1',
  alert: 'M12 3 2 20h20zM12 10v4M12 17v.01',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
} as const

/** A line drawing of 24 units; always decoration, its control carries the name. */
export const Drawing = ({ path, size = 18 }: { path: string; size?: number | undefined }) => (
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
    <path d={path} />
  </svg>
)

export const BaseIcon = ({ name, size }: { name: keyof typeof basePaths; size?: number }) => (
  <Drawing path={basePaths[name]} size={size} />
)
