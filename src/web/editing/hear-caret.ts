/**
 * A busy page says that the caret has moved only after the next key: it would act where the caret was before. So the
 * editor looks where it is at each key.
 */
export const hearCaret = (_: unknown, { isComposing }: KeyboardEvent) => {
  if (!isComposing) document.dispatchEvent(new Event('selectionchange'))
}
