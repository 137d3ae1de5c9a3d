/** Counts the WebSocket frames that a server sends to one client, however they are cut into chunks. */
export class FrameCount {
  /** Frames that carry something: an engine's ping is one byte. */
  frames = 0
  #head = Buffer.alloc(0)
  #skip = 0

  feed(chunk: Buffer): void {
    let rest = chunk
    while (rest.length > 0) {
      if (this.#skip > 0) {
        const taken = Math.min(this.#skip, rest.length)
        this.#skip -= taken
        rest = rest.subarray(taken)
        continue
      }
      this.#head = Buffer.concat([this.#head, rest.subarray(0, 1)])
      rest = rest.subarray(1)
      const length = this.#length()
      if (length === undefined) continue
      this.#head = Buffer.alloc(0)
      this.#skip = length
      if (length > 1) this.frames += 1
    }
  }

  /** Of the payload, once its head is there: frames of servers are not masked. */
  #length(): number | undefined {
    const head = this.#head
    if (head.length < 2) return undefined
    const short = (head[1] ?? 0) & 0x7f
    if (short < 126) return short
    if (short === 126) return head.length < 4 ? undefined : head.readUInt16BE(2)
    return head.length < 10 ? undefined : Number(head.readBigUInt64BE(2))
  }
}
