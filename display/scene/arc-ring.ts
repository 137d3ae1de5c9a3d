/** Seconds an arc flies, and stays (landing ring, fading trail) after it landed. */
export const flightSeconds = 2.5
export const landedSeconds = 1.5

/** Most arcs in the air at once; orders beyond that are counted elsewhere and not drawn. */
export const mostFlying = 12

/** Slots of the buffer: those in the air and as many that have just landed. */
export const arcCapacity = 24

/** Scene time runs modulo this many seconds: a 32-bit float in a shader loses a frame's length within days. */
export const timeWrap = 1000

/** Scene time of a clock in seconds. */
export const sceneTime = (seconds: number): number => ((seconds % timeWrap) + timeWrap) % timeWrap

/** Start of a free slot. The shader draws nothing for a negative start. */
export const freeSlot = -1

export interface ArcRing {
  /** Start of each slot in scene time, `freeSlot` when free. */
  readonly starts: Float32Array
  /** Takes a slot for an arc that starts now; -1 when `most` are flying (twelve). `now` in seconds of any steady clock. */
  take(now: number, most?: number): number
  /** Frees the slots whose time is over; true when one was freed. */
  expire(now: number): boolean
  /** Arcs in the air, and slots in use (flying or just landed). */
  flying(now: number): number
  used(): number
}

/** The slots of the arcs. Starts are kept in doubles beside the buffer, so that age is exact after months. */
export function createArcRing(): ArcRing {
  const starts = new Float32Array(arcCapacity).fill(freeSlot)
  const began = new Float64Array(arcCapacity).fill(Number.NEGATIVE_INFINITY)
  let next = 0
  let used = 0
  const flying = (now: number): number => {
    let count = 0
    for (let i = 0; i < arcCapacity; i++) if (now - (began[i] ?? 0) < flightSeconds) count++
    return count
  }
  return {
    starts,
    flying,
    used: () => used,
    take(now, most = mostFlying) {
      if (flying(now) >= most) return -1
      // Not all slots are flying, so the walk ends; it goes round so that the longest landed one goes first
      while (now - (began[next] ?? 0) < flightSeconds) next = (next + 1) % arcCapacity
      const slot = next
      next = (next + 1) % arcCapacity
      if (starts[slot] === freeSlot) used++
      began[slot] = now
      starts[slot] = sceneTime(now)
      return slot
    },
    expire(now) {
      let freed = false
      for (let i = 0; i < arcCapacity && used > 0; i++) {
        if (starts[i] === freeSlot || now - (began[i] ?? 0) < flightSeconds + landedSeconds) continue
        starts[i] = freeSlot
        began[i] = Number.NEGATIVE_INFINITY
        used--
        freed = true
      }
      return freed
    },
  }
}
