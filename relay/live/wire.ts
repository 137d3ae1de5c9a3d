import type { Socket as TcpSocket } from 'node:net'
import type { Socket } from 'socket.io'
import { hasFields } from '../../shared/record/fields.ts'
import { engineData, textFrame } from './frame.ts'

/** What stands under a Socket.IO socket; private to its library, so it is looked at in this file only. */
interface Connection {
  readonly transport: {
    readonly name: string
    readonly writable: boolean
    readonly socket?: { readonly _socket?: TcpSocket; readonly readyState: number; terminate(): void }
  }
  readonly writeBuffer: readonly { readonly data?: unknown }[]
  readonly readyState: string
  write(data: string, options: { compress: boolean; wsPreEncodedFrame?: readonly Buffer[] }): void
  close(discard?: boolean): void
}

/** More than this waiting in the TCP socket means that the wall does not keep up. */
const smallBacklog = 16 * 1024
const open = 1

/** The connection of one wall as the relay writes to it. */
export interface Wire {
  /**
   * One frame straight to the TCP socket, when nothing is queued before it: no order is ever broken. False: dropped.
   * What is dropped is not sent later; the sequence in the next heartbeat makes the wall ask for a snapshot.
   */
  tryFrame(frame: Buffer): boolean
  /** In order and never dropped: for snapshots and changes of health. */
  queue(text: string): void
  /** Bytes that the wall has not taken yet. */
  backlog(): number
  /** Ends it at once; the wall's client reconnects by itself. */
  cut(): void
}

const sizeOf = (data: unknown): number => (typeof data === 'string' || data instanceof Uint8Array ? data.length : 0)

const isConnection = (value: unknown): value is Connection =>
  hasFields(value) && hasFields(value.transport) && Array.isArray(value.writeBuffer)

export const wireOf = (socket: Socket): Wire => {
  const connection: unknown = socket.conn
  if (!isConnection(connection)) throw new TypeError('the connection under a socket is not what its library kept there')
  const tcp = connection.transport.socket?._socket
  return {
    tryFrame(frame) {
      const { transport } = connection
      if (
        tcp === undefined ||
        !transport.writable ||
        connection.writeBuffer.length > 0 ||
        tcp.writableLength > smallBacklog ||
        transport.socket?.readyState !== open
      ) {
        return false
      }
      tcp.write(frame)
      return true
    },
    queue(text) {
      if (connection.readyState !== 'open') return
      connection.write(engineData(text), { compress: false, wsPreEncodedFrame: [textFrame(text)] })
    },
    backlog: () => connection.writeBuffer.reduce((sum, { data }) => sum + sizeOf(data), tcp?.writableLength ?? 0),
    cut() {
      const raw = connection.transport.socket
      if (raw) raw.terminate()
      else connection.close(true)
    },
  }
}
