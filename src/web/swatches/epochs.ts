import {
  circle,
  defs,
  dots,
  gradient,
  ground,
  group,
  hatching,
  isUneven,
  lines,
  path,
  rect,
  scene,
  uneven,
} from './scene.ts'

const pop = (at: string, sky: string, face: string, hair: string) =>
  group(
    rect(0, 0, 48, 64, sky) +
      rect(0, 0, 48, 64, 'url(#o)') +
      path('M14 64c0-14 20-14 20 0z', hair) +
      circle(24, 32, 12, face) +
      path('M12 32c-2-20 26-20 24 0-4-8-18-10-24 0z', hair) +
      path('M19 38c3 3 7 3 10 0-3-2-7-2-10 0z', '#e4002b') +
      lines('M18 31h3M27 31h3', '#111', 1.8),
    `transform="translate(${at}) scale(1 .5)"`,
  )

const pow = 'M30 44V27h5a4 5 0 0 1 0 10H30M43 35a5.5 8.5 0 1 0 11 0a5.5 8.5 0 1 0-11 0zM60 27l3 17 4-12 4 12 3-17'
const round = 'stroke-linejoin="round"'

const glow =
  '<filter id="n"><feGaussianBlur stdDeviation="2.4" result="b"/><feMerge><feMergeNode in="b"/>' +
  '<feMergeNode in="b"/><feMergeNode in="SourceGraphic"/></feMerge></filter>'

const rays = Array.from({ length: 13 }, (_, at) => {
  const turn = (Math.PI * at) / 12
  return `M48 60L${(48 - Math.cos(turn) * 80).toFixed(1)} ${(60 - Math.sin(turn) * 80).toFixed(1)}`
}).join('')

const carved = {
  sky: '#111',
  sun: '#f2ead8',
  far: 'url(#h)',
  near: 'url(#v)',
  wall: '#f2ead8',
  roof: '#111',
  line: '#f2ead8',
}
const cut = { sky: '#f3ecdc', sun: '#c8452f', far: '#1f4d5a', near: '#163a44', wall: '#f3ecdc', roof: '#c8452f' }

/** Swatches of epochs, and of what is printed and cut. */
export const epochs = {
  kubismus:
    ground('#8c8064') +
    path('M0 0h30l14 24L0 40z', '#b7a27a') +
    path('M30 0h66v20L44 24z', '#6d6f5d') +
    path('M44 24l52-4v44H60z', '#9d7f55') +
    path('M0 40l44-16 16 40H0z', '#57604f') +
    path('M30 8l22-4-6 30-20 6z', '#dcc39a') +
    path('M52 4l16 14-10 26-12-10z', '#a86b45') +
    path('M26 40l20-6 12 10-16 14z', '#3a4250') +
    path('M33 16l8-2 1 5-8 2z', '#fff') +
    circle(38, 17, 2, '#222') +
    path('M54 17l8 3-3 5-6-3z', '#f4e6c9') +
    circle(57, 21, 1.8, '#222') +
    lines('M46 12l-4 18 8 1M38 36l14-1M70 30v26M74 29v26M78 28v26', '#2a241d', 1.2),
  jugendstil:
    ground('#f1e3c4') +
    lines('M14 64C10 40 34 36 26 16 22 6 12 10 15 18M82 64C86 40 62 36 70 16 74 6 84 10 81 18', '#4b6b4a', 3) +
    lines('M22 64C22 48 44 44 40 30M74 64C74 48 52 44 56 30', '#4b6b4a', 2) +
    path('M48 10c7 7 9 14 0 24-9-10-7-17 0-24z', '#d98a3d', 'stroke="#5b3a1e"') +
    path(
      'M48 34c-14 2-20-8-20-16 10 0 18 6 20 16zM48 34c14 2 20-8 20-16-10 0-18 6-20 16z',
      '#e7b45e',
      'stroke="#5b3a1e"',
    ) +
    lines('M48 34v30', '#4b6b4a', 2.6) +
    ground('none', 'stroke="#8a6a35" stroke-width="5"'),
  art_deco:
    ground('#14202b') +
    lines(rays, '#d8b15a', 1.4) +
    circle(48, 60, 22, '#14202b', 'stroke="#d8b15a" stroke-width="2"') +
    circle(48, 60, 15, '#d8b15a') +
    path('M40 60V30h4V20h2v-8h4v8h2v10h4v30z', '#14202b', 'stroke="#f1dca0"') +
    ground('none', 'stroke="#d8b15a" stroke-width="4"'),
  bauhaus:
    ground('#f0e9da') +
    rect(0, 0, 40, 64, '#1d1d1b') +
    circle(38, 30, 20, '#d6292b') +
    path('M38 10a20 20 0 0 1 0 40z', '#f0e9da') +
    rect(64, 6, 24, 24, '#1b4f9c') +
    path('M60 58l14-22 14 22z', '#f2b41b') +
    lines('M2 56h52M2 60h40', '#f2b41b', 1.6),
  pop_art:
    defs(dots('o', '#fff7', { apart: 5, r: 1.5 })) +
    pop('0 0', '#ff3d8b', '#ffe14d', '#2457d6') +
    pop('48 0', '#21c7d9', '#ff9ac1', '#f4c400') +
    pop('0 32', '#f9d423', '#8ee3c8', '#e4002b') +
    pop('48 32', '#6c3fd1', '#ffc58a', '#1fb35a'),
  holzschnitt:
    uneven(1.6, 0.2) +
    defs(
      hatching('h', '#f2ead8', { apart: 2.6, width: 1, turn: 20 }) +
        hatching('v', '#f2ead8', { apart: 2.4, width: 1.2, turn: -8 }),
    ) +
    group(
      ground('#111') +
        scene({ ...carved, window: '#111' }, 1.4) +
        lines('M0 5h60M0 10h58M0 15h50M0 20h12M88 4h8M90 10h6', '#f2ead8', 1.1),
      isUneven,
    ),
  linolschnitt:
    uneven(2, 0.15) +
    group(scene({ ...cut, window: '#163a44' }), isUneven) +
    lines('M4 54l8-2M16 58l9-2M56 56l9 1M70 60l10-1M60 32l5 5M66 38l6 4M14 36l4-5M84 52l7-2', '#f3ecdc', 1.8),
  scherenschnitt:
    defs('<filter id="p"><feDropShadow dy="1.4" stdDeviation="1.2" flood-opacity=".45"/></filter>') +
    ground('#fdf3e3') +
    group(circle(70, 20, 13, '#f6c177'), 'filter="url(#p)"') +
    group(path('M0 38C20 14 40 40 58 24S90 20 96 30V64H0z', '#e59a86'), 'filter="url(#p)"') +
    group(path('M0 46C26 28 52 54 96 38V64H0z', '#b4636b'), 'filter="url(#p)"') +
    group(
      path('M0 58C12 50 20 50 24 50V38L16 38 31 26 46 38 40 38V50C60 54 76 56 96 50V64H0z', '#5b3350'),
      'filter="url(#p)"',
    ),
  flach:
    ground('#d9f0ee') +
    circle(48, 34, 27, '#9fd8d0') +
    path('M48 18h24v30H48z', '#2f5d73') +
    path('M24 28h24v20H24z', '#f6f4ee') +
    path('M21 28l15-12 15 12z', '#ef6f53') +
    rect(31, 36, 9, 12, '#2f5d73') +
    [52, 59, 66].flatMap(x => [23, 30, 37].map(y => rect(x, y, 4, 4, '#f9c74f'))).join('') +
    rect(12, 48, 72, 4, '#2f5d73'),
  isometrisch:
    ground('#eef1f7') +
    path('M48 30l36 17-36 17-36-17z', '#9bc48f') +
    path('M48 16l20 10v20L48 56z', '#d99a6c') +
    path('M48 16L28 26v20l20 10z', '#f3c79c') +
    path('M48 6l22 12-22 11-22-11z', '#b9503f') +
    path('M33 33l8 4v9l-8-4z', '#5d7fa3') +
    path('M55 36l7-3v13l-7 4z', '#6b3f2c') +
    path('M78 36l5 3v8l-5-2z', '#4e8b55') +
    path('M78 36l5 3 4-3-5-3z', '#78b57b'),
  comic:
    defs(dots('o', '#2a7de1', { apart: 4, r: 1.2 })) +
    ground('#bfe4ff') +
    ground('url(#o)') +
    path(
      'M48 2l8 14 16-8-3 16 22 2-16 10 14 14-18-2 2 16-15-10-10 10-6-12-18 8 4-16-22-2 17-10L8 12l20 4 4-14 10 12z',
      '#ffe600',
      'stroke="#111" stroke-width="2.5" stroke-linejoin="round"',
    ) +
    lines(pow, '#111', 7.5, round) +
    lines(pow, '#e4002b', 4, round),
  neon:
    defs(gradient('a', ['#0b0221', '#2b0a4f']) + glow) +
    ground('url(#a)') +
    lines(
      'M0 50h96M0 57h96M48 50V64M30 50L14 64M66 50L82 64M12 50L-20 64M84 50L116 64',
      '#ff2bd6',
      0.9,
      'filter="url(#n)"',
    ) +
    lines('M20 38L35 24 50 38M25 36v14M45 36v14M25 50h20', '#25f4ff', 2, 'filter="url(#n)"') +
    circle(74, 22, 10, 'none', 'stroke="#ffe14d" stroke-width="2" filter="url(#n)"'),
} as const
