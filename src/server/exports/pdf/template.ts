/** How a document is set, as Typst reads it. Texts come beside it as data and are never read as Typst. */
export const template = String.raw`
#let doc = json("/document.json")
#let ink = rgb("1f1d1a")
#let quiet = rgb("5c5750")
#let hair = rgb("c9c5be")
#let tint = rgb("f2f0ec")
#let accent = rgb("00585c")

#set document(title: doc.title, date: none, description: doc.at("description", default: none))
#let cards = doc.cards
#let foot = context {
  let pages = counter(page).final().first()
  let size = if cards { 13pt } else { 8.5pt }
  if pages > 1 { align(center, text(size, fill: quiet, dir: ltr)[#counter(page).display() / #pages]) }
}
#set page(paper: "a4", margin: 20mm, footer: foot) if not cards
#set page(width: 148mm, height: 105mm, margin: (x: 12mm, top: 11mm, bottom: 16mm), footer: foot) if cards
#set text(
  font: ("Noto Sans", "Amiri", "Noto Emoji") + doc.families + ("DejaVu Sans",),
  size: if cards { 20pt } else { 11pt }, lang: doc.language, hyphenate: not cards, fill: ink, fallback: false,
)
#let sized(size) = if cards { 12pt } else { size }
#set par(leading: if cards { 0.55em } else { 0.7em }, spacing: 1.15em, justify: false, linebreaks: "optimized")
#show heading: set block(above: 1.6em, below: if cards { 1.4em } else { 0.75em }, sticky: true)
#show heading: set text(weight: "bold", hyphenate: false)
#show heading: set par(leading: 0.5em)
#show heading.where(level: 1): set text(sized(19pt))
#show heading.where(level: 2): set text(sized(14.5pt))
#show heading.where(level: 3): set text(sized(12pt))
#show heading.where(level: 4): set text(sized(11pt))
#show heading.where(level: 5): set text(11pt, fill: quiet)
#show heading.where(level: 6): set text(10.5pt, fill: quiet)
#let bullets = ([•], [–], [·])
#set list(indent: 0.4em, body-indent: 0.6em, spacing: 0.65em, marker: bullets)
#set enum(indent: 0.4em, body-indent: 0.6em, spacing: 0.65em, numbering: "1.", full: false)
#set table(stroke: 0.5pt + hair, inset: (x: 6pt, y: 5pt))
#let mono = ("DejaVu Sans Mono", "Noto Emoji") + doc.families + ("DejaVu Sans",)
#set footnote.entry(separator: line(length: 25%, stroke: 0.5pt + hair), gap: 0.5em)
#show footnote.entry: set text(9pt)
#show raw: set text(font: mono, hyphenate: false)

#let run(it) = {
  if "line" in it { return linebreak() }
  // Typst sets the number of a note right before its words.
  if "note" in it { return footnote([\u{a0}] + it.note.map(run).join()) }
  if "file" in it {
    let shown = box(image(it.file, alt: it.alt, width: it.width * 0.75pt, height: it.height * 0.75pt))
    return if "link" in it { link(it.link, shown) } else { shown }
  }
  let body = text(it.text)
  if "code" in it {
    body = box(fill: tint, outset: (y: 2.5pt), inset: (x: 2pt), radius: 2pt, text(font: mono, 0.88em, it.text))
  }
  if "bold" in it { body = strong(body) }
  if "italic" in it { body = emph(body) }
  if "underline" in it { body = underline(body) }
  if "strike" in it { body = strike(body) }
  if "subscript" in it { body = sub(body) }
  if "superscript" in it { body = super(body) }
  if "textStyle" in it { body = text(fill: rgb(it.textStyle), body) }
  if "highlight" in it { body = highlight(fill: rgb(it.highlight), body) }
  if "link" in it { body = link(it.link, text(fill: accent, underline(offset: 2pt, body))) }
  body
}
#let line-of(all) = all.map(run).join()

#let aligned = ("left": left, "center": center, "right": right, "justify": start)
#let placed(block, body) = {
  set text(dir: if block.direction == "rtl" { rtl } else { ltr })
  set text(lang: doc.rtl, size: if cards { 21pt } else { 12.5pt }) if block.direction == "rtl" and block.kind != "heading"
  set par(justify: block.at("align", default: "") == "justify")
  set par(linebreaks: "simple") if "simple" in block
  if "align" in block { align(aligned.at(block.align), body) } else { body }
}

#let headline(it) = {
  show title: set text(26pt, weight: "bold", hyphenate: false)
  show title: set block(above: 0em, below: 0.8em, sticky: true)
  placed(it, title(line-of(it.inlines)))
}
#let blocks(all, outer: false, titled: false) = for (at, it) in all.enumerate() {
  if titled and at == 0 { headline(it) }
  else if it.kind == "heading" { placed(it, heading(level: it.level, line-of(it.inlines))) }
  else if it.kind == "paragraph" { placed(it, par(line-of(it.inlines))) }
  else if it.kind == "space" { block(height: 0.7em) }
  else if it.kind == "rule" { line(length: 100%, stroke: 0.6pt + hair) }
  else if it.kind == "code" {
    block(width: 100%, fill: tint, inset: 8pt, radius: 3pt, {
      set text(dir: ltr, size: 9pt)
      raw(it.text, block: true)
    })
  }
  else if it.kind == "quote" {
    let bar = 2pt + hair
    let rtl = it.direction == "rtl"
    placed(it, block(
      inset: if rtl { (right: 12pt, y: 2pt) } else { (left: 12pt, y: 2pt) },
      stroke: if rtl { (right: bar) } else { (left: bar) },
      { set text(fill: quiet); blocks(it.blocks) },
    ))
  }
  else if it.kind == "list" {
    let items = it.items.map(item => {
      set par(spacing: 0.65em)
      blocks(item.blocks)
    })
    // What lies in a list of tasks has its own signs again.
    set list(marker: if it.tasks { [] } else { bullets })
    let body = if "start" in it { enum(start: it.start, tight: true, ..items) } else { list(tight: true, ..items) }
    placed(it, if outer { block(above: 1.15em, below: 1.15em, body) } else { body })
  }
  else if it.kind == "table" {
    let cells = it.rows.map(row => row.map(cell => table.cell(
      colspan: cell.at("colspan", default: 1),
      rowspan: cell.at("rowspan", default: 1),
      fill: if cell.head { tint },
      {
        set par(spacing: 0.6em)
        set text(size: 10pt)
        set text(weight: "bold") if cell.head
        blocks(cell.blocks)
      },
    )))
    let columns = if it.fluid { (auto,) * it.columns } else { (1fr,) * it.columns }
    placed(it, if it.heads > 0 {
      table(columns: columns, table.header(..cells.first()), ..cells.slice(1).flatten())
    } else {
      table(columns: columns, ..cells.flatten())
    })
  }
}
#for (at, page) in doc.pages.enumerate() {
  if at > 0 { pagebreak() }
  blocks(page, outer: true, titled: doc.titled)
}
`
