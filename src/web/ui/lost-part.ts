const name = 'federwerk:lost-part'

/** Whether a part is there no more, because a newer release of Federwerk has taken the place of this page's own. */
export const isOutdated = async (error: unknown): Promise<boolean> => {
  // Browsers name the file that they could not load; one that does not is asked once more, and waited for.
  const [file] = /https?:\S+/.exec(String(error)) ?? []
  return !!file && (await fetch(file, { method: 'HEAD' }).catch(() => undefined))?.status === 404
}

/** Tells the frame that a part someone asked for could not be loaded, and whether there is a newer release. */
export const tellLostPart = async (error: unknown): Promise<void> =>
  void dispatchEvent(new CustomEvent(name, { detail: await isOutdated(error) }))

/** Follows what could not be loaded; hands back how to stop. */
export const onLostPart = (tell: (isOutdated: boolean) => void) => {
  const hear = ({ detail }: CustomEventInit<boolean>) => tell(!!detail)
  addEventListener(name, hear)
  return () => removeEventListener(name, hear)
}
