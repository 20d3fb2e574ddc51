import type { Editor } from '@tiptap/core'
import type { Seo, SeoFrame, SeoRuleName } from '#language/seo/index.ts'
import type { Term } from '#shared/terms.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { checkBeside } from './beside.ts'
import { type BlockHere, blocksHere } from './blocks.ts'
import { correct } from './correcting.ts'
import { type Mark, marksIn, marksKey, marksPlugin, setCurrent, setMarks } from './marks.ts'
import { spanHere } from './places.ts'
import { merged, type Remark } from './remark.ts'

/** A remark as it is shown; `text` is that of its block when it was found. */
export type Shown = Remark & Readonly<{ key: string; text: string }>

export type LiveState = Readonly<{
  remarks: readonly Shown[]
  /** How many are left alone. */
  left: number
  seo: Seo | undefined
  /** The mark that is gone to: of a remark, or one of the places of what is chosen. */
  current: string | undefined
  chosen: SeoRuleName | undefined
}>

/** What a text is checked with; `left` are the names of remarks that stay as they are. */
export type Wanted = Readonly<{ frame: SeoFrame; left: readonly string[]; terms: readonly Term[] }>
type Remarks = ReadonlyMap<number, readonly Remark[]>

/** A writer pauses so long before anything is checked, and it waits so long for an idle moment; milliseconds. */
const pauses = { quiet: 250, idle: 800 }
const none: Remarks = new Map()
const empty: LiveState = { remarks: [], left: 0, seo: undefined, current: undefined, chosen: undefined }
let opened = 0
const signOf = (marks: readonly Mark[]) =>
  marks
    .map(({ key, from, to }) => `${from} ${to} ${key}`)
    .toSorted()
    .join('|')
const isSame = (one: readonly Mark[], other: readonly Mark[]) =>
  one.length === other.length && signOf(one) === signOf(other)

/**
 * Checks a text while it is written: what has changed is looked at beside the page when its writer pauses, and marked
 * in the text. `outside` is what others say of its blocks.
 */
export const openChecks = (editor: Editor, read: () => Wanted) => {
  const name = `checks ${++opened}`
  const followers = new Set<() => void>()
  const watchers = new Set<(blocks: readonly BlockHere[]) => void>()
  let state = empty
  let [rules, addressed, outside]: [Map<number, readonly Remark[]>, Remarks, Remarks] = [new Map(), none, none]
  let seoOrder: readonly number[] = []
  let language = ''
  let called: readonly Term[] = []
  let [isBusy, again, isClosed] = [false, false, false]
  let waiting: ReturnType<typeof setTimeout> | undefined
  let leaveIdle: (() => void) | undefined

  const become = (next: Partial<LiveState>) => {
    state = { ...state, ...next }
    for (const hear of followers) hear()
  }
  const dispatch = (change: ReturnType<typeof setMarks>) => editor.view.dispatch(change(editor.state.tr))

  const placesOf = (rule: SeoRuleName | undefined, blocks: readonly BlockHere[]): readonly Mark[] => {
    const places = state.seo?.findings.find(one => one.rule === rule)?.places ?? []
    const byId = new Map(blocks.map(one => [one.id, one]))
    return places.flatMap(({ block, from, to }, at): readonly Mark[] => {
      const here = byId.get(seoOrder[block] ?? -1)
      return here && to > from ? [{ key: `place ${at}`, ...spanHere(here, from, to), isPlace: true }] : []
    })
  }

  /** What is known, drawn where it is now. In a block that has changed meanwhile the marks stay that were there. */
  const show = () => {
    if (isClosed) return
    const blocks = blocksHere(editor.state.doc)
    const leaves = new Set(read().left)
    const before = new Map(state.remarks.map(one => [one.key, one]))
    const standing = marksIn(editor.state)
    const times = new Map<string, number>()
    let left = 0
    const marks: Mark[] = []
    const remarks: Shown[] = []
    const add = (remark: Remark, text: string, place: { from: number; to: number }) => {
      if (leaves.has(remark.name)) return void left++
      const time = times.get(remark.name) ?? 0
      times.set(remark.name, time + 1)
      const key = `${remark.name}#${time}`
      remarks.push({ ...remark, key, text })
      marks.push({ key, ...place })
    }
    for (const block of blocks) {
      const known = rules.get(block.id)
      if (known) {
        const all = merged(known, addressed.get(block.id) ?? [], outside.get(block.id) ?? [])
        for (const remark of all) add(remark, block.block.text, spanHere(block, remark.from, remark.to))
        continue
      }
      const end = block.at + block.node.content.size
      for (const { key, from, to } of standing) {
        const remark = before.get(key)
        if (remark && from >= block.at && to <= end && to > from) add(remark, remark.text, { from, to })
      }
    }
    const all = [...marks, ...placesOf(state.chosen, blocks)]
    if (!isSame(all, standing)) dispatch(setMarks(all))
    const isThere = marksIn(editor.state).some(({ key }) => key === state.current)
    become({ remarks, left, ...(!isThere && { current: undefined }) })
  }

  const check = async (): Promise<void> => {
    if (isBusy) return void (again = true)
    isBusy = true
    again = false
    const { frame, terms } = read()
    if (frame.language !== language || terms !== called) rules.clear()
    language = frame.language
    called = terms
    const blocks = blocksHere(editor.state.doc)
    const order = blocks.map(({ id }) => id)
    const fresh = blocks.filter(({ id }) => !rules.has(id)).map(({ id, block }) => [id, block] as const)
    const found = await checkBeside({ document: name, order, fresh, frame, terms }).catch(() => undefined)
    isBusy = false
    if (isClosed) return
    if (found === 'forgotten') {
      rules.clear()
      return check()
    }
    if (found) {
      for (const [id, remarks] of found.remarks) rules.set(id, remarks)
      const here = new Set(order)
      rules = new Map([...rules].filter(([id]) => here.has(id)))
      addressed = new Map(found.addressed)
      seoOrder = order
      state = { ...state, seo: found.seo }
      show()
      for (const hear of watchers) hear(blocks)
    }
    if (again) soon()
  }
  const soon = (quiet = pauses.quiet) => {
    clearTimeout(waiting)
    leaveIdle?.()
    waiting = setTimeout(() => (leaveIdle = whenIdle(() => void check(), pauses.idle)), quiet)
  }
  const hear = ({ transaction }: { transaction: { docChanged: boolean } }) => {
    if (transaction.docChanged) soon()
  }
  const placed = (key: string) => marksIn(editor.state).find(one => one.key === key)
  const go = (key: string | undefined) => {
    dispatch(setCurrent(key))
    become({ current: key })
    const dom = key && editor.view.dom.querySelector(`[data-check="${CSS.escape(key)}"]`)
    if (dom) dom.scrollIntoView({ block: 'nearest' })
  }

  editor.registerPlugin(marksPlugin(key => go(key)))
  editor.on('transaction', hear)
  soon(0)

  return {
    state: () => state,
    follow(follower: () => void) {
      followers.add(follower)
      return () => void followers.delete(follower)
    },
    /** Hears of the blocks each time that they were checked. */
    watch(watcher: (blocks: readonly BlockHere[]) => void) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    /** What others say, in place of what they have said. */
    take(remarks: Remarks) {
      outside = remarks
      show()
    },
    /** The title, a keyphrase or what is left alone is another. */
    changed: () => {
      show()
      soon()
    },
    go,
    /** Goes to the next mark behind the caret or the one gone to, or before it; around the ends of the text. */
    step(way: 1 | -1) {
      const marks = marksIn(editor.state).filter(({ isPlace }) => !!isPlace === (state.chosen !== undefined))
      const at = marks.findIndex(({ key }) => key === state.current)
      const caret = editor.state.selection.from
      const behind = marks.findIndex(({ from }) => from >= caret)
      const from = at >= 0 ? at + way : way > 0 ? Math.max(0, behind) : (behind < 0 ? marks.length : behind) - 1
      const next = marks[(from + marks.length) % marks.length]
      if (next) go(next.key)
      return next?.key
    },
    /** Marks where a finding about the whole is, and goes to the first place; the same once more lets it go. */
    choose(rule: SeoRuleName | undefined) {
      state = { ...state, chosen: rule === state.chosen ? undefined : rule, current: undefined }
      show()
      const [first] = marksIn(editor.state).filter(({ isPlace }) => isPlace)
      if (first && state.chosen) go(first.key)
    },
    /** Puts one of its changes in the text, as one step that can be undone. Says whether it still could. */
    correct(remark: Shown, change = remark.changes[0]) {
      const mark = placed(remark.key)
      const isDone = !!mark && !!change && correct(editor, mark.from, remark, change)
      // Where it is undone the next place is found from the caret again.
      if (isDone) go(undefined)
      return isDone
    },
    /** Puts the caret on the mark that is gone to, and the focus in the text. */
    toText() {
      const mark = state.current && placed(state.current)
      if (mark) editor.commands.setTextSelection({ from: mark.from, to: mark.to })
      editor.view.focus()
    },
    close() {
      isClosed = true
      clearTimeout(waiting)
      leaveIdle?.()
      editor.off('transaction', hear)
      if (!editor.isDestroyed) editor.unregisterPlugin(marksKey)
      followers.clear()
      watchers.clear()
    },
  }
}

export type Checks = ReturnType<typeof openChecks>
