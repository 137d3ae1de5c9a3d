import { tusPath } from '../../shared/areas/media/api.ts'

const version = { 'tus-resumable': '1.0.0' }

/** The calls of tus 1.0 as any client makes them. */
export const tusClient = (url: string, token: string, more: Readonly<Record<string, string>> = {}) => {
  const headers = { ...version, token, ...more }
  return {
    open: (size: number, name = 'clip.mp4') =>
      fetch(url + tusPath, {
        method: 'POST',
        headers: {
          ...headers,
          'upload-length': String(size),
          'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
        },
      }),
    part: (address: string, offset: number, body: BodyInit, init: RequestInit & { duplex?: 'half' } = {}) =>
      fetch(url + address, {
        method: 'PATCH',
        headers: { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
        body,
        ...init,
      }),
    offset: async (address: string): Promise<number> =>
      Number((await fetch(url + address, { method: 'HEAD', headers })).headers.get('upload-offset') ?? -1),
    giveUp: (address: string) => fetch(url + address, { method: 'DELETE', headers }),
  }
}
