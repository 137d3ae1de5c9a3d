import type { Page } from 'playwright-core'

/** As text, because the function's compiled form would call helpers that the page does not have. */
const noting = (selector: string, attribute: string | null): string => `(() => {
  const painted = (window.painted = {})
  const told = (window.told = {})
  const attribute = ${JSON.stringify(attribute)}
  const look = () => {
    const one = document.querySelector(${JSON.stringify(selector)})
    const text = attribute ? one?.getAttribute(attribute) : one?.textContent
    if (!text || painted[text]) return
    painted[text] = -1
    told[text] = performance.timeOrigin + performance.now()
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => { painted[text] = performance.timeOrigin + performance.now() }
      channel.port2.postMessage(0)
    })
  }
  const attributes = attribute ? { attributeFilter: [attribute] } : {}
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, ...attributes })
})()`

/**
 * Notes in `window.painted` when each text of `selector`, or value of one of its attributes, stood on a painted frame, and
 * in `window.told` when it came into the page, in milliseconds of this machine's clock; -1: not painted yet.
 */
export const notePaints = (page: Page, selector: string, attribute: string | null = null): Promise<unknown> =>
  page.evaluate(noting(selector, attribute))
