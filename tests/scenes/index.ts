import { additionScenes } from './additions.ts'
import { adminScenes } from './admin.ts'
import { bookmarkScenes } from './bookmarks.ts'
import { brandScenes } from './brands.ts'
import { broughtScenes } from './brought.ts'
import { catalogueScenes } from './catalogue.ts'
import { assistantScenes } from './assistant.ts'
import { claimScenes } from './claims.ts'
import { documentScenes } from './documents.ts'
import { drawerScenes } from './editor-drawer.ts'
import { editorScenes } from './editor.ts'
import { editorCheckScenes } from './editor-checks.ts'
import { editorVersionScenes } from './editor-versions.ts'
import { drawingScenes } from './drawing.ts'
import { engineScenes } from './engine.ts'
import { gapScenes } from './gaps.ts'
import { headerScenes } from './header.ts'
import { historyScenes } from './history.ts'
import { imageModelScenes } from './image-models.ts'
import { keyScenes } from './keys.ts'
import { madeScenes } from './made-engines.ts'
import { avatarScenes } from './avatars.ts'
import { knowledgeScenes } from './knowledge.ts'
import { makingScenes } from './making.ts'
import { modelScenes } from './models.ts'
import { noteScenes } from './notes.ts'
import { imageEditorScenes } from './image-editor.ts'
import { pictureResultScenes } from './picture-results.ts'
import { pictureScenes } from './pictures.ts'
import { speechScenes } from './speech.ts'
import { soundScenes } from './sound.ts'
import { pictureWindowScenes } from './picture-windows.ts'
import { planScenes } from './plans.ts'
import { refiningScenes } from './refining.ts'
import { researchScenes } from './research.ts'
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
  ...editorVersionScenes,
  ...drawerScenes,
  ...editorCheckScenes,
  ...writingScenes,
  ...additionScenes,
  ...noteScenes,
  ...refiningScenes,
  ...gapScenes,
  ...researchScenes,
  ...claimScenes,
  ...broughtScenes,
  ...viewScenes,
  ...pictureScenes,
  ...pictureResultScenes,
  ...drawingScenes,
  ...pictureWindowScenes,
  ...imageEditorScenes,
  ...imageModelScenes,
  ...speechScenes,
  ...soundScenes,
  ticking,
  ...editedScenes,
  ...variantScenes,
  ...historyScenes,
  ...bookmarkScenes,
  ...documentScenes,
  ...makingScenes,
  ...settingsScenes,
  ...senderScenes,
  ...knowledgeScenes,
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
