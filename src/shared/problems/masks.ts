/** What can go wrong with what is drawn on a picture, an area or a step; a part of the table of problems. */
export const problemsOfMasks = {
  mask_empty: {
    status: 422,
    de: 'Auf dem Bild ist nichts ausgewählt. Wählen Sie den Bereich aus, es wurde nichts berechnet.',
    en: 'Nothing is selected on the picture. Select the area; nothing was charged.',
  },
  mask_foreign: {
    status: 422,
    de: 'Der ausgewählte Bereich gehört zu einem anderen Bild. Wählen Sie ihn auf diesem Bild aus, es wurde nichts berechnet.',
    en: 'The selected area belongs to another picture. Select it on this picture; nothing was charged.',
  },
  steps_wrong: {
    status: 422,
    de: 'Schritt {step} der Bearbeitung ist nicht zu lesen. Öffnen Sie den Editor und legen Sie ihn neu an, es wurde nichts berechnet.',
    en: 'Step {step} of the editing cannot be read. Open the editor and add it anew; nothing was charged.',
  },
} as const
