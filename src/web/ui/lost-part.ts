const name = 'federwerk:lost-part'

/** Tells the frame that a part someone asked for could not be loaded. */
export const tellLostPart = () => void dispatchEvent(new Event(name))

/** Follows what could not be loaded; hands back how to stop. */
export const onLostPart = (tell: () => void) => {
  addEventListener(name, tell)
  return () => removeEventListener(name, tell)
}
