/** Every duration of the relay, in milliseconds; tests run the same code with shorter ones. */
export interface Timing {
  /** Asked of the platform in `Prefer: wait=N`; at most 25 s by its contract. */
  readonly wait: number
  /** Asked the first time, while it is not known whether the platform waits at all. */
  readonly probe: number
  /** Pause between polls of a platform that does not wait for news. */
  readonly gap: number
  /** Mean time from the start of one poll to the start of the next while news keep coming; the first `burst` go at once. */
  readonly spacing: number
  readonly burst: number
  /** A poll is given up this long after the wait that the platform granted. */
  readonly deadline: number
  /** The same after a failure, when the poll asks without waiting. */
  readonly deadlineAgain: number
  /** A poll this late past its wait makes the source `slow`. */
  readonly overdue: number
  /** First and longest upper bound of the back-off. */
  readonly backoffFirst: number
  readonly backoffLast: number
  /** While the platform lives, it is asked again at a moment between these after a failure at the latest. */
  readonly askAgainFrom: number
  readonly askAgainTo: number
  /** How long a room outlives its last wall. */
  readonly grace: number
  readonly livezEvery: number
  readonly livezHang: number
  /** Health changes: this many at once, then one per period. */
  readonly healthBurst: number
  readonly healthEvery: number
  readonly heartbeat: number
  /** A wall whose socket takes nothing for this long is cut off. */
  readonly blocked: number
  /** A verified token is believed without a new question. */
  readonly sessionFresh: number
  /** Deadline of a session check; below the 5 s that a handshake may take. */
  readonly sessionDeadline: number
  /** A watching token is checked again between these ages. */
  readonly recheckFrom: number
  readonly recheckTo: number
  readonly recheckTick: number
  readonly persistEvery: number
  readonly buildEvery: number
  /** Between two walls that are told to reload. */
  readonly reloadSpread: number
  /** Between two times that the platform is told of paired walls, and told by it. */
  readonly fleetEvery: number
  /** A paired wall is heard about itself so often at most. */
  readonly reportEvery: number
  /** Two connections of one paired wall that both last so long are two boxes. */
  readonly twiceAfter: number
  /** How long an answer whose clock runs behind the shown one is held back before it is believed. */
  readonly heldBack: number
  /** An answer whose clock is this far ahead of the relay's is no measure of what comes after it. */
  readonly aheadMost: number
}

export const defaultTiming: Timing = {
  wait: 25_000,
  probe: 2_000,
  gap: 2_000,
  spacing: 40,
  burst: 4,
  deadline: 10_000,
  deadlineAgain: 9_000,
  overdue: 3_000,
  backoffFirst: 1_000,
  backoffLast: 60_000,
  askAgainFrom: 6_000,
  askAgainTo: 8_000,
  grace: 5_000,
  livezEvery: 2_000,
  livezHang: 3_000,
  healthBurst: 3,
  healthEvery: 5_000,
  heartbeat: 1_000,
  blocked: 10_000,
  sessionFresh: 30_000,
  sessionDeadline: 4_000,
  recheckFrom: 35_000,
  recheckTo: 50_000,
  recheckTick: 1_000,
  persistEvery: 10_000,
  buildEvery: 2_000,
  reloadSpread: 50,
  fleetEvery: 2_000,
  reportEvery: 20_000,
  twiceAfter: 20_000,
  heldBack: 60_000,
  aheadMost: 5_000,
}
