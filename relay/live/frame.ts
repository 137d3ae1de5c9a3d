export const namespace = '/screen'

/** One event of the namespace as a Socket.IO packet inside an Engine.IO message. */
export const eventText = (event: string, json: string): string => `42${namespace},["${event}",${json}]`

/** The same without Engine.IO's own first character, as `conn.write` takes it. */
export const engineData = (text: string): string => text.slice(1)

/** `text` as one unmasked WebSocket text frame (RFC 6455, 5.2), ready for the TCP socket. */
export const textFrame = (text: string): Buffer => {
  const size = Buffer.byteLength(text)
  const head = size < 126 ? 2 : size < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + size)
  frame[0] = 0x81
  if (head === 2) frame[1] = size
  else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(size, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(size), 2)
  }
  frame.write(text, head)
  return frame
}
