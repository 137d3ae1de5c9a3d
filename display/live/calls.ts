import type { LiveScreen } from '../../shared/live/screens.ts'

/** The platform's call for the content of each wall; the shared contract says the same, but would bring all of it along. */
export const wallCalls: Readonly<Record<LiveScreen, string>> = {
  data: '/api/v1/screen/data',
  clip: '/api/v1/screen/clip',
  smart: '/api/v1/screen/smart',
  ads: '/api/v1/screen/ads',
  shops: '/api/v1/screen/shops',
}
