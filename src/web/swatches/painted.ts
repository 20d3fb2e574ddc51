import { circle, dabs, day, defs, gradient, grain, ground, group, hatching, isUneven, lines, outline } from './scene.ts'
import { path, rect, scene, uneven } from './scene.ts'

const paper = '#f7f3e8'
const wash = { sky: '#bfe0ea', sun: '#f9d77e', far: '#93b4c9', near: '#9cc48a', wall: '#f3e7cf', roof: '#d98870' }
const loud = { sky: '#1f6fd1', sun: '#ffdd00', far: '#7a2c8f', near: '#1f9d55', wall: '#ffb347', roof: '#e0313a' }
const mat = { sky: '#e8c9b0', sun: '#f4e3b5', far: '#8a9a94', near: '#6b7d5c', wall: '#f2e6d2', roof: '#b0573f' }
const bright = { sky: '#8fb7e0', sun: '#fff2b0', far: '#8e8fc4', near: '#7fb069', wall: '#f7e6c9', roof: '#d9805f' }

const stroke =
  (length: number, width: number, turn: number) => (x: number, y: number, colour: string, any: () => number) =>
    `<path d="M${(x + any() * 2).toFixed(1)} ${(y + any() * 2).toFixed(1)}` +
    `l${length} ${(turn * (any() - 0.4)).toFixed(1)}" ` +
    `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${(0.65 + any() * 0.35).toFixed(2)}"/>`

/** Swatches of what brushes, pens and chalks make. */
export const painted = {
  oelgemaelde: ground('#6b5a45') + dabs({ ...day, sky: '#6fa3bf', near: '#5a7f3e' }, 4.4, stroke(5, 4.6, 5)),
  aquarell:
    uneven(7, 0.05, '<feGaussianBlur stdDeviation=".7"/>') +
    ground(paper) +
    group(scene({ ...wash, window: '#7c93a8' }), `${isUneven} opacity=".85" transform="translate(9 6) scale(.82)"`) +
    circle(20, 14, 9, '#9cc9dd', `${isUneven} opacity=".5"`) +
    circle(82, 56, 7, '#9cc48a', `${isUneven} opacity=".5"`),
  acryl:
    ground(loud.sky) +
    group(scene(loud), '') +
    lines('M2 6h44M8 12h34M54 8h12M2 18h16M4 56h40M52 58h40M60 52h30', '#fff', 3.2, 'opacity=".28"') +
    lines('M56 24l14 12M60 34l10 8M10 38l8-8', '#000', 3, 'opacity=".16"'),
  gouache: uneven(1.6, 0.2) + group(scene({ ...mat, window: '#4d4a52' }), isUneven) + grain(0.06, 0.4),
  kreide:
    uneven(3, 0.6) +
    ground('#2f3238') +
    group(
      lines('M2 10h60M4 16h52M2 22h14', '#86b7d6', 3) +
        lines('M2 42l18-17 16 12L54 19l20 15 20-8', '#b9a7d9', 3.5) +
        lines('M2 54c24-8 60 6 92-4M6 60h84', '#8fc07a', 4) +
        path('M24 37h22v16H24z', '#f1e2c4') +
        path('M20 37 35 24 50 37z', '#e5735c') +
        circle(76, 13, 7, '#ffe08a'),
      isUneven,
    ),
  bleistift:
    defs(
      hatching('h', '#777', { apart: 2.2, width: 0.4 }) + hatching('k', '#888', { apart: 3, width: 0.4, turn: -30 }),
    ) +
    ground('#fbfaf6') +
    path('M0 42 20 24 36 36 54 18 74 34 96 26V46H0z', 'url(#k)') +
    path('M20 37 35 24 50 37z', 'url(#h)') +
    path('M0 50C24 42 56 56 96 46V64H0z', 'url(#k)', 'opacity=".7"') +
    outline('#5a5a5a', 0.7),
  kohle:
    uneven(3, 0.5) +
    ground('#e9e2d3') +
    group(
      outline('#1c1a19', 2.6) +
        path('M20 37 35 24 50 37z', '#1c1a19', 'opacity=".85"') +
        path('M54 18 74 34 66 40z', '#1c1a19', 'opacity=".5"') +
        lines('M4 58h80M10 54h40M56 60h34', '#1c1a19', 2.4, 'opacity=".6"'),
      isUneven,
    ),
  tusche:
    uneven(2.4, 0.12) +
    ground('#fdfcf8') +
    group(
      path('M0 40C14 20 22 22 36 36 48 12 60 14 74 34 84 26 90 26 96 28V46C60 36 30 44 0 46z', '#0007') +
        lines('M18 38L35 23 52 38M26 38v16M44 38v16', '#111', 3) +
        lines('M0 54C30 46 60 60 96 50', '#111', 4.5) +
        circle(76, 13, 6, 'none', 'stroke="#111" stroke-width="2"') +
        circle(66, 8, 1.4, '#111') +
        circle(88, 58, 2, '#111'),
      isUneven,
    ) +
    rect(85, 48, 7, 7, '#c1272d'),
  strichzeichnung: ground('#fff') + outline('#111', 1.1),
  impressionismus: ground('#a9bfd6') + dabs(bright, 3.4, stroke(3, 2.8, 6)),
  expressionismus:
    ground('#e8572a') +
    lines('M0 6C24-2 40 16 96 4M0 14C30 4 46 24 96 12M0 22C24 14 50 32 96 20', '#ffb400', 4) +
    lines('M0 10C24 2 40 20 96 8M0 18C30 10 50 28 96 16', '#8c1c2b', 2.4) +
    path('M0 40L22 20 34 38 56 14 78 40 96 24V64H0z', '#1b3b7a') +
    path('M0 50L40 44 96 54V64H0z', '#0f8a5f') +
    path('M24 56L20 34 46 30 50 54z', '#ffe14d', 'stroke="#111" stroke-width="2"') +
    path('M14 36L30 16 54 32z', '#d4145a', 'stroke="#111" stroke-width="2"'),
  kinderbuch:
    uneven(1.4, 0.3) +
    defs(gradient('a', ['#ffe9c9', '#ffd0b5'])) +
    group(
      scene({
        ...day,
        sky: 'url(#a)',
        sun: '#ffc93c',
        far: '#a7d3a6',
        near: '#7fc08a',
        wall: '#fff7ea',
        roof: '#f08a6a',
      }) +
        lines('M72 13v.2M79 13v.2M73 16q3 3 6 0', '#8a4b1f', 1.4) +
        circle(62, 40, 8, '#5ea06a') +
        rect(60.6, 46, 2.8, 8, '#8a5a3c') +
        circle(12, 54, 2, '#f9a8c0') +
        circle(80, 56, 2, '#fff'),
      isUneven,
    ),
} as const
