const open = '<think>'
const close = '</think>'

/**
 * Leaves out what a model thinks aloud, between `<think>` and `</think>`, before it begins to answer. `text` takes what
 * came and gives what is part of the answer; `rest` gives what was held back when nothing more comes.
 */
export const withoutThinking = () => {
  let held = ''
  let state: 'beginning' | 'thinking' | 'answering' = 'beginning'

  const think = () => {
    const end = held.indexOf(close)
    if (end < 0) {
      held = held.slice(-close.length)
      return ''
    }
    state = 'answering'
    return held.slice(end + close.length).trimStart()
  }
  return {
    text(came: string) {
      if (state === 'answering') return came
      held += came
      const begun = held.trimStart()
      if (state === 'beginning' && begun.startsWith(open)) state = 'thinking'
      if (state === 'thinking') return think()
      if (open.startsWith(begun)) return ''
      state = 'answering'
      return held
    },
    /** Whether everything so far was thought, not answer. */
    thinks: () => state === 'thinking',
    rest: () => (state === 'beginning' ? held : ''),
  }
}
