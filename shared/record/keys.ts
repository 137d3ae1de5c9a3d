/** Keys in local storage; both apps share one origin and so one session. */
export const storedKeys = {
  token: 'tw.token',
  record: 'tw.record',
  theme: 'tw.theme',
  language: 'tw.language',
  sidebar: 'tw.sidebar',
  /** The last picture of a wall on its box, as JSON; it goes with the session. */
  picture: 'tw.picture',
  /** Whether a wall rings for red alerts and milestones: `on`. */
  sound: 'tw.sound',
  /** The theme that was chosen at a wall of this browser; without one it has the console's. */
  wallTheme: 'tw.wallTheme',
  /** The account name that a person asked to be remembered; its password never is. */
  account: 'tw.account',
  /** By what the server knows this device again when its account signs in; no session, and no use without the password. */
  device: 'tw.device',
  /** Set once the order-correction prompt is not wanted any more. */
  orderCorrection: 'tw.orderCorrection',
  /** Unix milliseconds of the last bill reminder of this session, in whichever tab. */
  billReminder: 'tw.billReminder',
  /** Unix milliseconds of the reloads by the dev-tools guard within the hour, comma separated. */
  guardReloads: 'tw.guardReloads',
  /** Until when which number and purpose wait for the next code, as JSON. */
  smsWaits: 'tw.smsWaits',
} as const
