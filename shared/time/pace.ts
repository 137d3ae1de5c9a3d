/**
 * Lets a few through at once and holds a lasting flood to one in each `spacing`, in milliseconds of any clock that only goes
 * on. The generic cell rate algorithm (ITU-T I.371): unused time is saved up for `burst` of them.
 */
export class Pace {
  readonly #spacing: number
  readonly #saved: number
  /** When the next one would begin if they came evenly. */
  #due = 0

  constructor(spacing: number, burst: number) {
    this.#spacing = spacing
    this.#saved = spacing * (burst - 1)
  }

  /** One begins at `now`. */
  begin(now: number): void {
    this.#due = Math.max(this.#due, now) + this.#spacing
  }

  /** Milliseconds from `now` until the next one may begin. */
  wait(now: number): number {
    return Math.max(0, this.#due - this.#saved - now)
  }
}
