import { expect, test } from 'vitest'
import { contract } from '../support/contract.ts'
import { done, startFakeApi } from '../support/fake-api.ts'
import { fakeOf } from '../support/fake-of.ts'

test.each([...contract])(
  '[O52] an invented answer of %s is one of the contract, the same at every run',
  (_, endpoint) => {
    const invented = fakeOf(endpoint)
    expect(endpoint.data.safeParse(invented).error?.issues).toBeUndefined()
    expect(fakeOf(endpoint)).toEqual(invented)
  },
)

test('[O52] what a test says of an answer stands in it, the rest is invented', () => {
  const rank = contract.get('GET /api/v1/console/rank')
  const said = { list: [{ id: 'first' }, { id: 'second', orders: 7 }], currency: 'JPY' }
  expect(rank && fakeOf(rank, said)).toMatchObject(said)
})

test.each([
  ['of another shape', '/api/v1/time', done({ now_ms: 'soon' }), 'now_ms'],
  ['to no call of the contract', '/api/v1/nothing', done(null), 'no such call'],
])('[O52] an answer %s fails the test that gave it, unless it does so on purpose', async (_, path, answer, why) => {
  for (const isMeant of [false, true]) {
    const api = await startFakeApi(import.meta.dirname)
    api.sessions.set('t', 'leader')
    api.scripts.set(path, () => answer)
    if (isMeant) api.besides.add(path)
    await fetch(api.url + path, { headers: { token: 't' } })
    if (isMeant) api.stop()
    else expect(() => api.stop()).toThrow(why)
  }
})
