import type { DocumentListed } from '#server/documents/shown.ts'
import type { Text } from '#shared/text.ts'

/** What is said of documents wherever they are listed. */
export const words = {
  documents: { de: 'Dokumente', en: 'Documents' },
  templates: { de: 'Vorlagen', en: 'Templates' },
  kinds: {
    document: { de: 'Dokument', en: 'Document' },
    template: { de: 'Vorlage', en: 'Template' },
  },
  untitled: { de: 'Ohne Titel', en: 'Untitled' },
  new: { de: 'Neues Dokument', en: 'New document' },
  fromTemplate: { de: 'Neu aus Vorlage', en: 'New from template' },
  openFile: { de: 'Datei öffnen', en: 'Open a file' },
  labels: { de: 'Etiketten', en: 'Labels' },
  changed: { de: 'Geändert', en: 'Changed' },
  title: { de: 'Titel', en: 'Title' },
  count: { de: 'Wörter', en: 'Words' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  save: { de: 'Speichern', en: 'Save' },
  undo: { de: 'Rückgängig', en: 'Undo' },
  words: (count: string, one: boolean): Text => ({
    de: `${count} ${one ? 'Wort' : 'Wörter'}`,
    en: `${count} ${one ? 'word' : 'words'}`,
  }),
}

export type Named = Pick<DocumentListed, 'titel_text'> & Partial<Pick<DocumentListed, 'called'>>
/** What a document is called, also where it has no title yet. */
export const nameOf = ({ titel_text, called }: Named, t: (text: Text) => string) =>
  titel_text || called || t(words.untitled)
