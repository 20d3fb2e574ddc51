import { ball, circle, defs, gradient, grain, ground, group, lines, path, rect, scene } from './scene.ts'

const soft = '<filter id="s"><feGaussianBlur stdDeviation="2"/></filter>'
const lit = defs(gradient('a', ['#4f93c9', '#cfe6f2']) + gradient('m', ['#6d8aa0', '#a9bcc6']))
const photographed = {
  ...{ sky: 'url(#a)', sun: '#fff4cc', far: 'url(#m)', near: '#6a8a4a', wall: '#e9dfcd', roof: '#8d4a36' },
}
const greys = { sky: '#c9c9c9', sun: '#fff', far: '#7d7d7d', near: '#3c3c3c', wall: '#efefef', roof: '#4a4a4a' }
const dusk = { sky: 'url(#d)', sun: '#ffd9a0', far: '#1d4a55', near: '#10282f', wall: '#c98a54', roof: '#10282f' }
const faded = { sky: '#e8cfa4', sun: '#fff0c8', far: '#b59a7c', near: '#8f8a57', wall: '#f0dfbd', roof: '#a9624a' }

/** Swatches of what a camera makes. */
export const photographs = {
  foto: lit + scene(photographed) + path('M24 54h22l10 8H20z', '#3c5a2c', 'opacity=".5"') + grain(0.08),
  schwarzweiss: scene({ ...greys, window: '#222' }) + path('M24 36h8v18h-8z', '#9a9a9a') + grain(0.18),
  filmbild:
    defs(gradient('d', ['#12343d', '#d98d4e', '#f6c98b'])) +
    scene({ ...dusk, window: '#ffd070' }) +
    lines('M30 14h64', '#fff3d6', 0.8, 'opacity=".8"') +
    rect(0, 0, 96, 9, '#000') +
    rect(0, 55, 96, 9, '#000'),
  analogfoto:
    scene(faded) +
    grain(0.2, 0.7) +
    ground('none', 'stroke="#fbf6ea" stroke-width="9"') +
    rect(0, 4, 7, 56, '#f90', 'opacity=".25"'),
  portraet:
    defs(ball('b', '#8d97a3', '#23282f') + gradient('h', ['#f0c9a8', '#6e452f'], true)) +
    ground('url(#b)') +
    path('M20 64C22 46 36 44 48 44S74 46 76 64z', '#2c3848') +
    path('M42 36h12v12H42z', 'url(#h)') +
    path('M36 22C36 8 60 8 60 22S56 42 48 42 36 36 36 22z', 'url(#h)') +
    path('M35 24C32 4 64 4 61 24 58 14 44 12 35 24z', '#3a251b'),
  makro:
    defs(ball('b', '#f4fff2', '#3d8f4a') + soft) +
    ground('#1d4a25') +
    group(
      circle(14, 14, 9, '#bfe58a') + circle(84, 12, 12, '#e9f2a0') + circle(72, 54, 8, '#86c26a'),
      'filter="url(#s)"',
    ) +
    path('M0 52C30 20 66 22 96 40V64H0z', '#4ea04b') +
    lines('M0 58C30 34 66 32 96 50', '#87c977', 1.2) +
    circle(46, 31, 13, 'url(#b)', 'opacity=".9"') +
    circle(41, 26, 3, '#fff'),
  luftbild:
    ground('#7c9b52') +
    path('M0 0h34L22 28 0 22z', '#c9b765') +
    path('M34 0h30l-6 24-36 4z', '#96ad57') +
    path('M0 22l22 6 8 36H0z', '#5f8344') +
    path('M58 24l38-8v26l-32 10z', '#d8c67c') +
    path('M30 64l-8-36 36-4 6 28-6 12z', '#a98f56') +
    lines('M70-2C62 20 92 34 76 66', '#4d8fb5', 6) +
    lines('M-2 44C30 36 60 60 98 40', '#efe9dc', 1.6) +
    rect(38, 34, 5, 5, '#b5533c') +
    rect(46, 38, 4, 4, '#b5533c'),
  produktfoto:
    defs(
      gradient('p', ['#fff', '#f4f4f4', '#d9dbdd']) + gradient('f', ['#0d6a70', '#43b3b0', '#0a4f55'], true) + soft,
    ) +
    ground('url(#p)') +
    '<ellipse cx="52" cy="55" rx="20" ry="3.5" fill="#0006" filter="url(#s)"/>' +
    path('M41 24c0-6 4-6 4-10h7c0 4 4 4 4 10v30H41z', 'url(#f)') +
    rect(44, 7, 9, 7, '#333') +
    rect(41, 32, 15, 12, '#f6f1e4'),
} as const

/** Something round on the table of a studio, as a computer draws it. */
export const render =
  defs(ball('b', '#ffd0e0', '#c2185b') + ball('t', '#d5f4ff', '#0b7fab') + ball('y', '#fff6c4', '#e39b00') + soft) +
  ground('#eceff4') +
  '<ellipse cx="50" cy="52" rx="38" ry="5" fill="#0004" filter="url(#s)"/>' +
  path('M62 50l13-26 13 26c-4 5-22 5-26 0z', 'url(#y)') +
  circle(28, 34, 17, 'url(#b)') +
  circle(54, 42, 10, 'url(#t)') +
  circle(22, 27, 4, '#fff', 'opacity=".7"')

/** A figure of clay on its meadow, with the marks of thumbs. */
export const clay =
  defs(ball('o', '#ffb27a', '#c4541f') + ball('m', '#a5d977', '#4c8a35') + ball('k', '#fff', '#b9c3cc') + soft) +
  ground('#bfe3ef') +
  path('M0 48C20 40 70 40 96 48V64H0z', 'url(#m)') +
  '<ellipse cx="48" cy="56" rx="20" ry="3" fill="#0004" filter="url(#s)"/>' +
  path('M34 54c-3-18 5-22 14-22s17 4 14 22c-1 4-27 4-28 0z', 'url(#o)') +
  lines('M35 40c-6 0-10 4-11 9M61 40c6 0 10-4 12-9', '#d5682f', 6) +
  circle(48, 24, 14, 'url(#o)') +
  circle(43, 21, 4.4, 'url(#k)') +
  circle(54, 21, 4.4, 'url(#k)') +
  circle(44, 22, 1.7, '#222') +
  circle(53, 22, 1.7, '#222') +
  lines('M43 30q5 4 10 0', '#7d2f10', 1.8) +
  lines('M38 16q2-3 5-4M42 42q5 3 10 0M8 52q6-3 12-2M70 54q8 2 16-1', '#fff', 1.6, 'opacity=".4"')
