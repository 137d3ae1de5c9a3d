import { setTimeout as sleep } from 'node:timers/promises'
import type { Envelope } from '../../shared/api/envelope.ts'
import type { MediaUpload } from '../../shared/areas/media/api.ts'
import { tusClient } from './tus.ts'

/** One account that brings files to a platform or a relay at `url`, and plays them. */
export const bringing = (url: string, token: string) => {
  const client = tusClient(url, token, { lang: 'en' })
  const outcome = async (address: string): Promise<Envelope> => {
    const key = address.split('/').at(-1) ?? ''
    const asked = await fetch(`${url}/api/v1/media/upload?key=${key}`, { headers: { token, lang: 'en' } })
    return (await asked.json()) as Envelope
  }
  const done = async (address: string): Promise<MediaUpload> => {
    const { status, data, message } = await outcome(address)
    if (status !== 1) throw new Error(message)
    return data as MediaUpload
  }
  return {
    ...client,
    /** Where an upload of so many bytes stands. */
    begin: async (size: number, name?: string): Promise<string> => {
      const opened = await client.open(size, name)
      if (opened.status !== 201) throw new Error(`${opened.status} ${await opened.text()}`)
      return opened.headers.get('location') ?? ''
    },
    /** The whole of a file in one part. @returns its address, and what has become of it */
    bring: async (bytes: Buffer, name?: string): Promise<MediaUpload & { readonly address: string }> => {
      const opened = await client.open(bytes.length, name)
      const address = opened.headers.get('location') ?? ''
      const { status } = await client.part(address, 0, new Uint8Array(bytes))
      if (status !== 204) throw new Error(`the part was answered with ${status}`)
      return { ...(await done(address)), address }
    },
    done,
    /** Once it is usable or refused. */
    settled: async (address: string): Promise<MediaUpload> => {
      for (;;) {
        const outcome = await done(address)
        if (outcome.state > 1) return outcome
        await sleep(200)
      }
    },
    get: async (address: string, headers: Readonly<Record<string, string>> = {}) => {
      const answer = await fetch(url + address, { headers: { lang: 'en', ...headers } })
      return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
    },
  }
}
