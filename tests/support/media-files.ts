import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'

/** A video of packets that nobody decodes: its index is real. `seconds` at ten frames a second. */
export const film = async (
  kind: 'mp4' | 'mp4-end' | 'webm',
  { width = 320, height = 568, seconds = 2, seed = 0 } = {},
): Promise<Buffer> => {
  const target = new BufferTarget()
  const format =
    kind === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: kind === 'mp4' ? 'in-memory' : false })
  const output = new Output({ format, target })
  const source = new EncodedVideoPacketSource(kind === 'webm' ? 'vp8' : 'avc')
  output.addVideoTrack(source, { frameRate: 10 })
  await output.start()
  const avc = { codec: 'avc1.42001f', description: new Uint8Array([1, 66, 0, 31, 255, 225, 0, 1, 103, 1, 0, 1, 104]) }
  const decoderConfig = { ...(kind === 'webm' ? { codec: 'vp8' } : avc), codedWidth: width, codedHeight: height }
  for (let frame = 0; frame < seconds * 10; frame++) {
    const data = new Uint8Array(500).fill(frame + seed)
    await source.add(new EncodedPacket(data, frame % 10 ? 'delta' : 'key', frame / 10, 0.1), { decoderConfig })
  }
  await output.finalize()
  if (!target.buffer) throw new Error('no film was written')
  return Buffer.from(target.buffer)
}

/** A sound: 16 bits, one channel. */
export const wav = (seconds = 1, rate = 8000): Buffer => {
  const data = Buffer.alloc(seconds * rate * 2)
  for (let at = 0; at < data.length; at += 2) data.writeInt16LE(Math.round(9000 * Math.sin(at / 9)), at)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}
