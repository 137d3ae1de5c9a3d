export const worldClocks = [
  { zone: 'America/Los_Angeles', name: 'clock.la', short: 'LA' },
  { zone: 'Europe/London', name: 'clock.london', short: 'LON' },
  { zone: 'Australia/Sydney', name: 'clock.sydney', short: 'SYD' },
] as const
