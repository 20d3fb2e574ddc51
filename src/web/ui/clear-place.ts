const operated = 'a[href], button, input, select, textarea, summary, [contenteditable=true]'
/** Below the header, and so much air around what can be pressed. */
const [header, air, step] = [64, 4, 8]

/**
 * How far above the lower edge something can lie, in pixels, so that it covers nothing that can be pressed: as low as
 * that goes, from `lowest` on. Where everything is full, it is where it covers least.
 */
export const clearPlace = (place: HTMLElement, lowest: number) => {
  const { left, right, height } = place.getBoundingClientRect()
  const beside = [...document.querySelectorAll(operated)]
    .filter(element => !place.contains(element))
    .map(element => element.getBoundingClientRect())
    .filter(box => box.width > 1 && box.left < right && box.right > left)
  const covered = (bottom: number) => {
    const [to, from] = [innerHeight - bottom + air, innerHeight - bottom - height - air]
    return beside.filter(box => box.top < to && box.bottom > from).length
  }
  const room = Math.max(0, Math.floor((innerHeight - header - height - lowest) / step))
  const places = Array.from({ length: room + 1 }, (_, at) => lowest + at * step)
  return places.reduce((best, bottom) => (covered(bottom) < covered(best) ? bottom : best))
}
