import { ball, circle, dabs, day, defs, gradient, ground, group, lines, path, rect, scene, size } from './scene.ts'

const cel = { sky: 'url(#a)', sun: '#fff', far: '#7fb7e8', near: '#5fc46b', wall: '#fffaf0', roof: '#ef5d60' }
const game = { sky: '#5c94fc', sun: '#ffd400', far: '#3f7fb5', near: '#2fa84f', wall: '#fcd8a8', roof: '#d82800' }
const spectrum = ['#ff9de2', '#9be7ff', '#c9ffbf', '#fff3a0', '#ffb3d9', '#a9b8ff']
const line = '#1b1b1f'

const pixels = dabs({ ...game, window: '#0058f8' }, 4, (x, y, colour) => rect(x - 2, y - 2, 4, 4, colour))

/** Two triangles at each place, of which one is darker. */
const facets = dabs({ ...day, sky: '#8ec7e8', far: '#5d86a6' }, 8, (x, y, colour, any) => {
  const [left, top, right, bottom] = [x - 4.1, y - 4.1, x + 4.1, y + 4.1]
  const shade = (0.04 + any() * 0.16).toFixed(2)
  const half = any() > 0.5 ? `M${left} ${top}H${right}V${bottom}z` : `M${left} ${bottom}H${right}V${top}z`
  return rect(left, top, 8.2, 8.2, colour) + path(half, '#001', `opacity="${shade}"`)
})

/** Swatches of worlds that are drawn, counted out or made up. */
export const imagined = {
  cartoon: scene({ ...day, sky: '#6fd0ff', near: '#7ed957', roof: '#ff5757', line }, 2.6),
  anime:
    defs(gradient('a', ['#3f8cf0', '#a9dcff', '#ffe3ee'])) +
    scene({ ...cel, window: '#3a5a8c' }) +
    path('M50 30c-4-10 8-14 12-8 4-10 20-8 19 3 8-3 13 6 7 11H54c-5 0-6-4-4-6z', '#fff', 'opacity=".95"') +
    path('M54 36h34c2-2 3-3 2-5-8 4-26 4-36 1z', '#c9dcf7') +
    lines('M10 4L36-2M20 10L60-2', '#fff', 1.4, 'opacity=".8"'),
  pixel_art: group(pixels, 'shape-rendering="crispEdges"'),
  low_poly: facets,
  holographisch:
    defs(gradient('a', spectrum, true) + gradient('b', spectrum.toReversed())) +
    ground('url(#a)') +
    path('M0 0h40L8 64H0zM60 0h20L44 64H26z', '#fff', 'opacity=".35"') +
    path('M48 8l22 16-8 28H34l-8-28z', 'url(#b)', 'stroke="#fff" stroke-width="1.4" opacity=".92"') +
    lines('M48 8v44M26 24l22 8 22-8M34 52l14-20 14 20', '#fff', 1, 'opacity=".8"'),
  surreal:
    defs(gradient('a', ['#f3d7b0', '#e9b27d', '#b8733f'])) +
    ground('url(#a)') +
    rect(0, 44, size.width, 20, '#c98d54') +
    path('M16 38V16h22v22z', '#5c4030') +
    path(
      'M14 22h28c5 0 7 4 6 10-1 8-1 18-5 18s-2-8-5-12H20c-5 0-8-3-8-8s0-8 2-8z',
      '#f7f1df',
      'stroke="#9a7440" stroke-width="1.6"',
    ) +
    lines('M28 30v-5M28 30l7 2', '#333', 1.4) +
    circle(74, 16, 9, '#fff8e6') +
    path('M66 48h16l-4-20h-8z', '#6fa4c4') +
    path('M70 28h8v8h-8z', '#2f4a5c') +
    lines('M30 52h40', '#8a5a30', 1, 'opacity=".6"'),
  horror:
    defs(ball('m', '#ff6a4d', '#7c0a0a')) +
    ground('#1a0508') +
    circle(62, 24, 17, 'url(#m)') +
    path('M0 52C24 44 60 54 96 46V64H0z', '#060304') +
    path('M40 50V30l4-3v-9l5-8 5 8v9l8-6 8 8v21z', '#0a0506') +
    rect(47, 32, 4, 6, '#ffb300') +
    rect(60, 34, 3, 5, '#ffb300') +
    lines('M18 54V28M18 38L8 26M18 34L28 20M12 31L4 30M24 26L22 16M18 28L14 16', '#060304', 2) +
    path('M76 10q3-3 5 0 2-3 5 0-3 0-5 3-2-3-5-3z', '#060304'),
  fantasy:
    defs(gradient('a', ['#2b1a5e', '#8a4fc0', '#f5a8c8'])) +
    ground('url(#a)') +
    circle(76, 16, 8, '#fff3d6') +
    path('M22 44h52c-4 6-12 6-16 12-4 6-10 8-12 8s-4-10-10-12-12-4-14-8z', '#4a3668') +
    path('M22 44c14-5 38-5 52 0-10 3-42 3-52 0z', '#6fbf73') +
    path('M34 43V28l4-8 4 8v5h8V20l5-12 5 12v13h4v10z', '#efe4f7') +
    path('M33 28l5-10 5 10zM49 20l6-14 6 14z', '#3f6fd0') +
    lines('M8 10h.1M18 20h.1M28 8h.1M90 40h.1M12 36h.1M88 30h.1', '#fff', 1.8),
} as const
