import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

export type SetHeaders = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

/** Headers of every answer. `inlineScripts`: CSP sources (`'sha256-…'`) of the scripts that stand in the two pages. */
export const securityHeaders = (inlineScripts: readonly string[]): SetHeaders =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        // The WebSocket of the same origin is part of 'self'.
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // Plain http on a local network is a way to run this; the TLS proxy in front sets it.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  })
