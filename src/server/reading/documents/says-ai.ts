const name = 'DigitalSourceType'
/** What stands before the name where a file speaks of itself: in a page, in Rich Text, in a PDF, in Word. */
const before = /(?:<meta[^<>]{0,80}|(?<!\\)\\propname |<Iptc4xmpExt:|<property[^<>]{0,160} name=")$/i
const value = /digitalsourcetype\/(?:trained|compositeWithTrained)AlgorithmicMedia/

/**
 * Whether a file says of itself, in IPTC’s words, that a model made or changed it. What its text says about such words
 * does not count.
 */
export const saysAi = (file: string): boolean => {
  for (let at = file.indexOf(name); at >= 0; at = file.indexOf(name, at + 1))
    if (before.test(file.slice(Math.max(0, at - 200), at)) && value.test(file.slice(at, at + 200))) return true
  return false
}
