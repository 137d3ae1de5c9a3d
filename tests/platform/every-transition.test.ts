import { afterAll, beforeAll, expect, test } from 'vitest'
import { workflows } from '../../shared/workflows/all.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { workflowBeds } from '../support/workflow-beds.ts'
import { walkWorkflow } from './transition-walk.ts'

const now = Date.UTC(2026, 4, 20, 16, 30) / 1000
let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
})
afterAll(() => platform?.[Symbol.asyncDispose]())

test.each(Object.entries(workflows))(
  '[WF1] [WF2] [WF3] [WF4] [WF5] [WF9] [WF15] [WF16] [WF20] %s: every transition from every state, two at once, twice, by a stranger, without the right and with other columns unfit',
  async (id, workflow) => {
    const bed = (await workflowBeds[id]?.(platform, now)) ?? expect.fail(`${id} has no bed`)
    await walkWorkflow(platform, workflow, bed)
  },
)
