/** Where the notes begin that stand below a text; its end where there are none. */
export const notesBegin = (text: string): number => {
  const at = text.search(/\n\n {0,3}\[\^\d{1,3}\]:/)
  return at < 0 ? text.length : at
}
