const fence = /^ {0,3}(`{3,}|~{3,})/

/** Follows a text of Markdown while it comes, and knows whether its end lies in code. */
export const codeReader = () => {
  /** What opened the block of code that is open. */
  let block = ''
  let line = ''
  const endLine = () => {
    const [, marks = ''] = fence.exec(line) ?? []
    if (!block) block = marks
    else if (marks.startsWith(block) && line.trim() === marks) block = ''
    line = ''
  }
  /** Whether a run of backticks in this line is still to be closed by one that is as long. */
  const inLine = () => {
    let open = ''
    for (const [marks] of line.matchAll(/`+/g)) open = open ? (marks === open ? '' : open) : marks
    return open !== ''
  }
  return {
    read(text: string) {
      const [first = '', ...rest] = text.split('\n')
      line += first
      for (const next of rest) {
        endLine()
        line = next
      }
    },
    isCode: () => block !== '' || (!fence.test(line) && inLine()),
  }
}
