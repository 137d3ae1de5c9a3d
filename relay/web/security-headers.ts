import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet, { strictTransportSecurity } from 'helmet'

export type SetHeaders = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

/** What neither app asks a browser for, so that nothing that got into a page can. */
const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi']
const permissions = unused.map((feature) => `${feature}=()`).join(', ')

/** For a caller that came over TLS: for a year its browser asks this host over nothing else. */
export const overTls: SetHeaders = strictTransportSecurity({ maxAge: 31_536_000, includeSubDomains: false })

/** Headers of every answer. `inlineScripts`: CSP sources (`'sha256-…'`) of the scripts that stand in the two pages. */
export const securityHeaders = (inlineScripts: readonly string[]): SetHeaders => {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // A video that is going to be brought is looked at where it stands.
        mediaSrc: ["'self'", 'blob:'],
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
    // Plain http on a local network is a way to run this: `overTls`.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  })
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', permissions)
    setHeaders(request, response, next)
  }
}
