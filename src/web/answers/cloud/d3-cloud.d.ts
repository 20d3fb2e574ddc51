declare module 'd3-cloud' {
  export type Laid = {
    text: string
    size: number
    x: number
    y: number
    hue: number
    x0: number
    y0: number
    x1: number
    y1: number
  }
  type Cloud = {
    canvas(make: () => HTMLCanvasElement | OffscreenCanvas): Cloud
    size(size: readonly [number, number]): Cloud
    words(words: readonly object[]): Cloud
    text(of: (word: Laid) => string): Cloud
    font(name: string): Cloud
    fontWeight(weight: number): Cloud
    fontSize(of: (word: Laid) => number): Cloud
    rotate(angle: number): Cloud
    padding(pixels: number): Cloud
    random(next: () => number): Cloud
    timeInterval(milliseconds: number): Cloud
    on(event: 'end', then: (placed: Laid[]) => void): Cloud
    start(): Cloud
    stop(): Cloud
  }
  export default function cloud(): Cloud
}
