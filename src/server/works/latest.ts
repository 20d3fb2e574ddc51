/** What somebody says again and again while something else goes on; only the latest counts. */
export const latest = <Value>() => {
  let said: Readonly<{ value: Value }> | undefined
  let bell = Promise.withResolvers<void>()
  return {
    tell(value: Value) {
      said = { value }
      bell.resolve()
    },
    /** What is said until something has ended, well or not. */
    async *until(end: Promise<unknown>): AsyncGenerator<Value, void, undefined> {
      const over = end.then(
        () => true,
        () => true,
      )
      while (!(await Promise.race([over, bell.promise.then(() => false)]))) {
        bell = Promise.withResolvers()
        if (said) yield said.value
      }
    },
  }
}
