type Size = Readonly<{ width: number; height: number }>
export type Point = Readonly<{ x: number; y: number }>

/** How a picture lies on the stage: how large, and where its upper left corner is. */
export type View = Readonly<{ scale: number; x: number; y: number }>

const [least, most] = [0.02, 32]

/** Seen whole, in the middle; small ones at most four times their size. A stage may have none yet. */
export const fitted = (stage: Size, picture: Size): View => {
  const scale = Math.max(least, Math.min(4, stage.width / picture.width, stage.height / picture.height))
  return { scale, x: (stage.width - picture.width * scale) / 2, y: (stage.height - picture.height * scale) / 2 }
}

/** Nearer or farther, while what lies under a point of the stage stays there. */
export const zoomedAt = ({ scale, x, y }: View, factor: number, at: Point): View => {
  const next = Math.min(most, Math.max(least, scale * factor))
  return { scale: next, x: at.x - ((at.x - x) * next) / scale, y: at.y - ((at.y - y) * next) / scale }
}

export const panned = ({ scale, x, y }: View, right: number, down: number): View => ({
  scale,
  x: x + right,
  y: y + down,
})

/** How far from the border of the stage a point comes to lie that was beyond it; pixels of the window. */
const room = 40

/** Moved only as far as a point of the picture needs to be seen. */
export const showing = (view: View, point: Point, stage: Size): View => {
  const beyond = (at: number, length: number) => (at < 0 ? room - at : at > length ? length - room - at : 0)
  const right = beyond(view.x + point.x * view.scale, stage.width)
  const down = beyond(view.y + point.y * view.scale, stage.height)
  return right || down ? panned(view, right, down) : view
}

/** The pixel of the picture that lies under a point of the stage. */
export const onPicture = ({ scale, x, y }: View, at: Point): Point => ({
  x: (at.x - x) / scale,
  y: (at.y - y) / scale,
})
