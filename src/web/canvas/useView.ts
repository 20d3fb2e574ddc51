import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { fitted, type View, zoomedAt } from './view.ts'

/** How a picture lies on its stage: whole at first, and again whenever the stage changes its size. */
export function useView(stage: RefObject<HTMLElement | null>, width: number, height: number) {
  const [view, setView] = useState<View>({ scale: 1, x: 0, y: 0 })
  const fit = () => {
    const box = stage.current
    if (box) setView(fitted({ width: box.clientWidth, height: box.clientHeight }, { width, height }))
  }
  const onSize = useEffectEvent(fit)
  useEffect(() => {
    const watch = new ResizeObserver(() => onSize())
    if (stage.current) watch.observe(stage.current)
    return () => watch.disconnect()
  }, [stage])
  const zoom = (factor: number) => {
    const { clientWidth = 0, clientHeight = 0 } = stage.current ?? {}
    setView(view => zoomedAt(view, factor, { x: clientWidth / 2, y: clientHeight / 2 }))
  }
  return { view, setView, fit, zoom }
}
