/** Whoever has a place among the eight neighbours of another has it there at 7 less that place. */
export const arcsOfNode = 8
export const back = 7

/** Nodes with eight neighbours each (-1 is none), what flows to each of them, and from source (+) or to sink (−). */
export type Graph = Readonly<{ neighbours: Int32Array; capacities: Float32Array; terminals: Float32Array }>

const [free, source, sink] = [0, 1, 2]
/** What leads to a node: one of its ways, source or sink itself, or nothing any more. */
const [terminal, orphan] = [8, 9]
const endless = 0x3f_ff_ff_ff

/**
 * Which nodes stay with the source, 1 each, where the graph is cut as cheaply as can be (Boykov, Kolmogorov: An
 * Experimental Comparison of Min-Cut/Max-Flow Algorithms, 2004). What it is given is used up.
 */
export const minCut = ({ neighbours, capacities, terminals }: Graph): Uint8Array => {
  const count = terminals.length
  const tree = new Uint8Array(count)
  const parent = new Uint8Array(count)
  const [seen, depth] = [new Int32Array(count), new Int32Array(count)]
  /** Those that may grow, as a list in which each names the next; -1 is not in it, itself is its end. */
  const next = new Int32Array(count).fill(-1)
  let [first, last, time] = [-1, -1, 0]
  const orphans: number[] = []

  const wake = (node: number) => {
    if (next[node] !== -1) return
    next[node] = node
    if (last < 0) first = node
    else next[last] = node
    last = node
  }
  const awake = () => {
    while (first >= 0) {
      const node = first
      first = next[node] === node ? -1 : next[node]!
      if (first < 0) last = -1
      next[node] = -1
      if (tree[node] !== free) return node
    }
    return -1
  }
  for (let node = 0; node < count; node++) {
    const flow = terminals[node]!
    if (!flow) continue
    tree[node] = flow > 0 ? source : sink
    parent[node] = terminal
    depth[node] = 1
    wake(node)
  }

  /** Grows a tree by what is beside a node; gives the way from the source's tree to the sink's, or -1. */
  const grow = (node: number) => {
    const own = tree[node]!
    for (let way = 0; way < arcsOfNode; way++) {
      const arc = node * arcsOfNode + way
      const other = neighbours[arc]!
      if (other < 0) continue
      const along = own === source ? arc : other * arcsOfNode + back - way
      if (!capacities[along]) continue
      if (tree[other] === free) {
        tree[other] = own
        wake(other)
      } else if (tree[other] !== own) return along
      else if (seen[other]! > seen[node]! || depth[other]! <= depth[node]!) continue
      parent[other] = back - way
      seen[other] = seen[node]!
      depth[other] = depth[node]! + 1
    }
    return -1
  }

  const leave = (node: number) => {
    parent[node] = orphan
    orphans.push(node)
  }
  /** Follows a branch to its end. With an amount it is sent along it; without, tells how much could be. */
  const along = (from: number, own: number, amount?: number) => {
    let [node, least] = [from, Infinity]
    while (parent[node] !== terminal) {
      const way = parent[node]!
      const up = node * arcsOfNode + way
      const other = neighbours[up]!
      const down = other * arcsOfNode + back - way
      const [used, freed] = own === source ? [down, up] : [up, down]
      if (amount === undefined) least = Math.min(least, capacities[used]!)
      else {
        capacities[used]! -= amount
        capacities[freed]! += amount
        if (!capacities[used]) leave(node)
      }
      node = other
    }
    if (amount === undefined) return Math.min(least, Math.abs(terminals[node]!))
    terminals[node]! -= own === source ? amount : -amount
    if (!terminals[node]) leave(node)
    return amount
  }
  const augment = (arc: number) => {
    const [from, to] = [Math.floor(arc / arcsOfNode), neighbours[arc]!]
    const amount = Math.min(capacities[arc]!, along(from, source), along(to, sink))
    capacities[arc]! -= amount
    capacities[to * arcsOfNode + back - (arc % arcsOfNode)]! += amount
    along(from, source, amount)
    along(to, sink, amount)
  }

  /** How far it is from a node to its terminal; endless where its branch is broken off. */
  const origin = (from: number) => {
    let [node, far] = [from, 0]
    for (;;) {
      if (seen[node] === time) return far + depth[node]!
      far++
      const way = parent[node]!
      if (way === orphan) return endless
      if (way === terminal) {
        seen[node] = time
        depth[node] = 1
        return far
      }
      node = neighbours[node * arcsOfNode + way]!
    }
  }
  const remember = (from: number, far: number) => {
    for (let [node, left] = [from, far]; seen[node] !== time; node = neighbours[node * arcsOfNode + parent[node]!]!) {
      seen[node] = time
      depth[node] = left--
    }
  }
  /** Finds another parent for a node that has lost its own, or lets it go. */
  const adopt = (node: number) => {
    const own = tree[node]!
    let [best, nearest] = [-1, endless]
    const feeds = (way: number, other: number) =>
      capacities[own === source ? other * arcsOfNode + back - way : node * arcsOfNode + way]! > 0
    for (let way = 0; way < arcsOfNode; way++) {
      const other = neighbours[node * arcsOfNode + way]!
      if (other < 0 || tree[other] !== own || !feeds(way, other)) continue
      const far = origin(other)
      if (far >= endless) continue
      if (far < nearest) [best, nearest] = [way, far]
      remember(other, far)
    }
    if (best >= 0) {
      parent[node] = best
      seen[node] = time
      depth[node] = nearest + 1
      return
    }
    for (let way = 0; way < arcsOfNode; way++) {
      const other = neighbours[node * arcsOfNode + way]!
      if (other < 0 || tree[other] !== own) continue
      if (feeds(way, other)) wake(other)
      if (parent[other] === back - way) leave(other)
    }
    tree[node] = free
  }

  for (let node = awake(); node >= 0;) {
    const arc = grow(node)
    time++
    if (arc < 0) {
      node = awake()
      continue
    }
    augment(arc)
    for (let lost = orphans.pop(); lost !== undefined; lost = orphans.pop()) adopt(lost)
    if (tree[node] === free) node = awake()
  }
  return tree.map(value => (value === source ? 1 : 0))
}
