import DOMPurify from 'dompurify'
import { htmlAllowlist } from '../../shared/html/allowlist.ts'

const attributes: Readonly<Record<string, readonly string[]>> = htmlAllowlist.attributes

/** Takes out what the allowlist does not name for this element; a picture from elsewhere goes whole. */
const trim = (element: Element): void => {
  const tag = element.localName
  const isBad =
    (tag === 'a' && !htmlAllowlist.link.test(element.getAttribute('href') ?? '')) ||
    (tag === 'img' && !htmlAllowlist.image.test(element.getAttribute('src') ?? ''))
  if (isBad && tag === 'img') {
    element.remove()
    return
  }
  for (const name of element.getAttributeNames()) {
    if (isBad || !attributes[tag]?.includes(name)) element.removeAttribute(name)
  }
  if (tag !== 'a' || isBad) return
  for (const [name, value] of Object.entries(htmlAllowlist.linkAttributes)) element.setAttribute(name, value)
}

/** `html` as nodes that hold nothing but what the shared allowlist names; the server's own sanitising is not relied on. */
export const sanitise = (html: string): DocumentFragment => {
  const fragment = DOMPurify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: [...htmlAllowlist.tags],
    ALLOWED_ATTR: Object.values(attributes).flat(),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    FORBID_CONTENTS: [...htmlAllowlist.withContent],
  })
  for (const element of fragment.querySelectorAll('*')) trim(element)
  return fragment
}
