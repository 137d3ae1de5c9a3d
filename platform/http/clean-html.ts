import sanitise from 'sanitize-html'
import { htmlAllowlist } from '../../shared/html/allowlist.ts'

const { tags, attributes, link, image, linkAttributes, withContent } = htmlAllowlist

const options: sanitise.IOptions = {
  allowedTags: [...tags],
  allowedAttributes: { a: [...attributes.a], img: [...attributes.img] },
  allowedSchemes: ['https'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  nonTextTags: [...withContent],
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  nestingLimit: 50,
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: link.test(href) ? { href, ...linkAttributes } : {} }),
    img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: image.test(src) ? { src, alt } : {} }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

/** `html` with nothing but what the allowlist names. Its own answer comes out as it went in. */
export const cleanHtml = (html: string): string => sanitise(html, options).trim()
