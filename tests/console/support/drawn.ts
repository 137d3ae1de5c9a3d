import type { Locator } from 'playwright-core'

/** Scrolls to a chart panel, since charts are drawn near the view, and waits for its picture. */
export const drawn = async (panel: Locator): Promise<void> => {
  await panel.getByTestId('chart-canvas').first().scrollIntoViewIfNeeded()
  await panel.locator('canvas').first().waitFor()
}
