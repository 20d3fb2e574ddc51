const open = '<think>'
const close = '</think>'

/**
 * Leaves out what a model thinks aloud, between `<think>` and `</think>`, before it begins to answer. `text` takes what
 * came and gives what is part of the answer; `rest` gives what was held back when nothing more comes.
 */
export const withoutThinking = () => {
  let held = ''
  let state: 'beginning' | 'thinking' | 'pausing' | 'answering' = 'beginning'

  const begin = (came: string): string => {
    held += came
    const begun = held.trimStart()
    if (begun.startsWith(open)) {
      state = 'thinking'
      held = ''
      return think(begun.slice(open.length))
    }
    if (open.startsWith(begun)) return ''
    state = 'answering'
    return held
  }
  const think = (came: string): string => {
    held += came
    const end = held.indexOf(close)
    if (end < 0) {
      held = held.slice(-close.length)
      return ''
    }
    state = 'pausing'
    return pause(held.slice(end + close.length))
  }
  /** The blank lines between a thought and the answer belong to neither. */
  const pause = (came: string): string => {
    const answer = came.trimStart()
    if (answer) state = 'answering'
    return answer
  }
  return {
    text(came: string): string {
      if (state === 'answering') return came
      if (state === 'beginning') return begin(came)
      return state === 'thinking' ? think(came) : pause(came)
    },
    /** Whether everything that comes now is thought, not answer. */
    thinks: () => state === 'thinking',
    rest: () => (state === 'beginning' && held.trim() ? held : ''),
  }
}
