/** So long they are as good as fresh; milliseconds. */
const fresh = 10_000

const read = (): Map<string, unknown> => {
  const answers = document.getElementById('answers')?.textContent
  return new Map(answers ? Object.entries(JSON.parse(answers)) : [])
}

let answers: Map<string, unknown> | undefined

/** The answer to a request that the server has sent together with the page; each is there once. */
export const cameWithPage = (path: string): unknown => {
  if (!answers) {
    answers = read()
    setTimeout(() => answers?.clear(), fresh)
  }
  const answer = answers.get(path)
  answers.delete(path)
  return answer
}
