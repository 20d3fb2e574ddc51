import { additionScenes } from './additions.ts'
import { adminScenes } from './admin.ts'
import { bookmarkScenes } from './bookmarks.ts'
import { brandScenes } from './brands.ts'
import { broughtScenes } from './brought.ts'
import { catalogueScenes } from './catalogue.ts'
import { assistantScenes } from './assistant.ts'
import { documentScenes } from './documents.ts'
import { editorScenes } from './editor.ts'
import { engineScenes } from './engine.ts'
import { gapScenes } from './gaps.ts'
import { headerScenes } from './header.ts'
import { historyScenes } from './history.ts'
import { keyScenes } from './keys.ts'
import { madeScenes } from './made-engines.ts'
import { avatarScenes } from './avatars.ts'
import { modelScenes } from './models.ts'
import { noteScenes } from './notes.ts'
import { planScenes } from './plans.ts'
import { refiningScenes } from './refining.ts'
import { senderScenes } from './sender.ts'
import { settingsScenes } from './settings.ts'
import { usageScenes } from './usage.ts'
import { variantScenes } from './variants.ts'
import { editedScenes, ticking, viewScenes } from './views.ts'
import { wayInScenes } from './way-in.ts'
import { welcomeScenes } from './welcome.ts'
import { writingScenes } from './writing.ts'
import type { Scene } from './scene.ts'

/** Every screen, empty, loading, failed and full. */
export const scenes: readonly Scene[] = [
  ...wayInScenes,
  ...welcomeScenes,
  ...catalogueScenes,
  ...engineScenes,
  ...assistantScenes,
  ...editorScenes,
  ...writingScenes,
  ...additionScenes,
  ...noteScenes,
  ...refiningScenes,
  ...gapScenes,
  ...broughtScenes,
  ...viewScenes,
  ticking,
  ...editedScenes,
  ...variantScenes,
  ...historyScenes,
  ...bookmarkScenes,
  ...documentScenes,
  ...settingsScenes,
  ...senderScenes,
  ...avatarScenes,
  ...keyScenes,
  ...planScenes,
  ...headerScenes,
  ...adminScenes,
  ...usageScenes,
  ...brandScenes,
  ...modelScenes,
  ...madeScenes,
]
