/** What says nothing of a product, in the languages of most reviews. */
const empty = new Set(
  `the and for with this that was were are but not you your its it's from have has had very really just so too all
  they them what when which would will can could been there their then than also only more most much some any one two
  i'm i've my me we our out get got did does don't didn't about into after before because like love good great nice
  every already since still three using used use day days week month arrived ordered bought item product thing things
  than though while where who why yes yet own same other others each both few lot lots bit make made got give
  一个 这个 那个 我们 你们 他们 没有 就是 还是 但是 因为 所以 非常 真的 可以 觉得 什么 怎么 已经 一样 这款 东西`.split(
    /\s+/,
  ),
)
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
/** Of one review. */
const MOST = 60

/**
 * The words of a review, each once: lower case, of two letters or signs and more, without numbers and what says nothing.
 * The segmenter of one language splits the others at their blanks too, and Chinese, Japanese and Thai by its dictionary.
 */
export const wordsOf = (text: string): string[] => {
  const found = new Set<string>()
  for (const { segment, isWordLike } of segmenter.segment(text.normalize('NFKC').toLowerCase())) {
    if (!isWordLike || segment.length < 2 || segment.length > 30) continue
    const isCjk = /\p{Script=Han}|\p{Script=Thai}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(segment)
    if ((!isCjk && segment.length < 3) || /^\p{N}/u.test(segment) || empty.has(segment)) continue
    found.add(segment)
    if (found.size === MOST) break
  }
  return [...found]
}
