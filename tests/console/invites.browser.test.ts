import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { inviteApi } from '../../shared/areas/invites/api.ts'
import { applicantList, inviteList } from '../../shared/areas/invites/list.ts'
import { inviteState } from '../../shared/areas/invites/states.ts'
import { done } from '../support/fake-api.ts'
import { fakeListAnswer } from '../support/fake-lists.ts'
import { fakeRowsFor } from '../support/fake-rows.ts'
import { consoleStage, pathOf } from './support/open.ts'
import { soon } from './support/soon.ts'

const { state, visitAs } = consoleStage()
const path = '/merchantsTeam/merchantsTeamMent'
const code = 'ABCD2345'
const MODULE = 4

/** What a scanner reads off the drawn code. */
const scanned = (side: number, drawn: string): string => {
  const width = side * MODULE
  const data = new Uint8Array(width * width * 3).fill(255)
  for (const [, x = '0', y = '0'] of drawn.matchAll(/M(\d+) (\d+)/g))
    for (let row = 0; row < MODULE; row++) {
      const from = (Number(y) * MODULE + row) * width + Number(x) * MODULE
      data.fill(0, from * 3, (from + MODULE) * 3)
    }
  return decodeQR({ width, height: width, data })
}

test('[IV6] an invitation that was made shows its link and a QR code that says the same; the link opens a registration with the code filled in', async () => {
  const invites = fakeRowsFor(
    inviteList,
    (n) => ({ invite_code: n === 0 ? code : `ROW${n}`, invite_state: inviteState.open }),
    3,
  )
  state.api.scripts.set(inviteList.path, ({ query }) => fakeListAnswer(inviteList, invites, query))
  state.api.scripts.set(applicantList.path, ({ query }) =>
    fakeListAnswer(applicantList, fakeRowsFor(applicantList), query),
  )
  state.api.scripts.set(inviteApi.save.path, () => done({ code }))
  const { page, noise } = await visitAs('leader', `${path}?tab=invites`)
  await page.getByTestId('invite-new').click()
  await page.fill('#share_rate_bp', '12.5')
  await page.fill('#most_uses', '3')
  await page.getByTestId('form-send').click()
  await soon(() => pathOf(page)).toBe(`${path}?tab=invites&open=${code}`)
  expect(state.api.seen.find(({ path: asked }) => asked === inviteApi.save.path)?.body).toEqual({
    ...{ share_rate_bp: 1250, days: 7, most_uses: 3, remark: null },
  })
  const link = (await page.getByTestId('invite-link').textContent()) ?? ''
  expect(link).toBe(`${state.api.url}/register?invite=${code}`)
  const drawing = page.locator('.qr-code')
  const [, , side] = ((await drawing.getAttribute('viewBox')) ?? '').split(' ').map(Number)
  expect(scanned(side ?? 0, (await drawing.locator('path').getAttribute('d')) ?? '')).toBe(link)
  await page.getByRole('link', { name: '查看注册的人' }).click()
  await page.waitForSelector('[data-list="applicants"][data-ready]')
  expect(state.api.seen.findLast(({ path: asked }) => asked === applicantList.path)?.query).toContain(
    `invite_code=${code}`,
  )
  const stranger = await page.context().browser()?.newContext()
  const form = await stranger?.newPage()
  await form?.goto(link)
  expect(await form?.locator('#invite').inputValue()).toBe(code)
  await stranger?.close()
  expect(noise).toEqual([])
})
