/**
 * What a thing is called in one language, of both its names as they travel: the Chinese one, a line feed, the English one.
 * A single name is that of both languages.
 */
export const nameIn = (both: string, language: 'zh' | 'en'): string => {
  const [zh = '', en = zh] = both.split('\n')
  return language === 'zh' ? zh : en
}
