/**
 * What the content of an announcement or a policy may hold; everything else is taken out. The platform applies it when a
 * text is saved, the apps once more before they show it, so it stands here once.
 */
export const htmlAllowlist = {
  tags: [
    ...['p', 'br', 'b', 'i', 'u', 'strong', 'em', 'ul', 'ol', 'li', 'h3', 'h4', 'a', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: { a: ['href', 'rel', 'target'], img: ['src', 'alt'] },
  /** An address that does not match is taken out: of a link with its attributes, of a picture with the picture. */
  link: /^https:\/\/[^\s"'<>\\]+$/i,
  image: /^\/private\/(?!.*\.\.)[\w./-]+$/,
  /** What every link carries. */
  linkAttributes: { rel: 'noopener noreferrer', target: '_blank' },
  /** Not even their text stays. */
  withContent: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'xmp', 'iframe', 'noembed', 'noframes', 'plaintext'],
    ...['title', 'svg', 'math', 'template', 'object', 'select'],
  ],
} as const
