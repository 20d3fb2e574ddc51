import { crc32, deflateSync } from 'node:zlib'

const chunk = (name: string, data: Uint8Array) => {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const body = Buffer.concat([Buffer.from(name), data])
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of one colour. */
export const png = (width = 40, height = 20) => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const lines = Buffer.alloc(height * (width * 3 + 1))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
export const inAddress = (bytes: Uint8Array, type = 'png') =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`

/** Everything a text of ours can hold. */
export const everything = `
<h1>Straßenkönig &amp; „Qualität“</h1>
<p>Mit <strong>fett</strong>, <em>kursiv</em>, <code>code()</code>, H<sub>2</sub>O und einem
<a href="https://example.org/pfad?a=1&amp;b=2">Link</a>. Łódź, Привет, Größe 😀.</p>
<h2>Listen</h2>
<ul><li>Eins<ul><li>Tiefer</li></ul></li><li>Zwei</li></ul>
<ol start="5"><li>Fünf</li><li><p>Sechs</p><p>Und mehr dazu</p></li></ol>
<h2>Tabelle</h2>
<table><thead><tr><th>Merkmal</th><th>Preis</th></tr></thead>
<tbody><tr><td>Länge</td><td style="text-align:right">12,50 €</td></tr><tr><td colspan="2">Zusammen</td></tr></tbody></table>
<blockquote><p>Ein Zitat</p></blockquote>
<pre><code>wenn (a &lt; b) {
  gut
}</code></pre>
<hr>
<p dir="rtl">هذا نص عربي مع <strong>كلمة غامقة</strong> ورقم 12345.</p>
<p><img src="${inAddress(png())}" alt="Ein Farbfeld"></p>`
