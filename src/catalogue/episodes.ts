import type { Text } from '#shared/text.ts'

/** What prompts say of episodes; how many speak in one is the field `hostcount`, and its tone the field `tone`. */

/** For how many it is written. */
export const forHosts: Text = {
  de: 'für {% if hostcount == 1 %}eine Stimme{% else %}{{ hostcount }} Stimmen{% endif %}',
  en: 'for {{ hostcount }} host{% if hostcount > 1 %}s{% endif %}',
}

/** What makes a script one that can be read out, wherever its matter comes from. */
export const craft: Text = {
  de: `
    Titel mit „# “, darunter {% if hostcount == 1 %}der Text in Absätzen{% else %}jeder Beitrag als Absatz mit
    „**Name:**“, Namen aus dem Material, sonst „Stimme 1“, „Stimme 2“{% endif %}. Ohne Regie und Lücken.`,
  en: `
    Title with “# ”, below it {% if hostcount == 1 %}the text in paragraphs{% else %}each turn as a paragraph with
    “**Name:**”, names from the material, else “Host 1”, “Host 2”{% endif %}. No directions or gaps.`,
}
