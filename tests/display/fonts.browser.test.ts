import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { temporaryFolder } from '../support/folder.ts'
import { openPage } from '../support/wall-page.ts'
import { displayStage } from './support/open.ts'

const stage = displayStage()

/** The fonts of this machine but those that have Han characters. */
const withoutHan = `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <selectfont><rejectfont>
    ${['zh-cn', 'zh-tw', 'ja', 'ko'].map((lang) => `<pattern><patelt name="lang"><string>${lang}</string></patelt></pattern>`).join('')}
  </rejectfont></selectfont>
</fontconfig>`

test('[W31] on a machine without a Chinese font the wall draws its Chinese with the shipped one', {
  tags: ['long'],
}, async () => {
  using folder = temporaryFolder('no-han')
  const fonts = join(folder.path, 'fonts.conf')
  writeFileSync(fonts, withoutHan)
  const relay = await stage.serve()
  const browser = await launchBrowser([], { FONTCONFIG_FILE: fonts })
  const { page, context } = await openPage(browser, `${relay.url}/dataDisplay/index?still&tier=2d`)
  await page.locator('.wall[data-age=live]').waitFor()
  const devtools = await context.newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const titles = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-zone] h2' })
  /** What draws the names of the panels, of all of them. */
  const drawnWith = async (): Promise<string> => {
    const each = await Promise.all(
      titles.nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })),
    )
    const used = each.flatMap((one) => one.fonts.map((font) => `${font.postScriptName} ${font.isCustomFont}`))
    return [...new Set(used)].join()
  }
  await expect.poll(drawnWith).toMatch(/^NotoSansSC-\w+ true$/)
  await browser.close()
  await relay.stop()
})
