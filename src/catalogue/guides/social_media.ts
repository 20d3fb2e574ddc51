import type { Guide } from '../engine.ts'
import { pageNotes } from '../options.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So bleibt jemand daran hängen', en: 'How to make somebody stop scrolling' },
  expects: [
    { de: 'Was es Neues gibt', en: 'What is new' },
    { de: 'Für wen', en: 'For whom' },
    { de: 'Eine Zahl', en: 'A figure' },
    { de: 'Ein Erlebnis', en: 'An experience' },
    { de: 'Wann und wo', en: 'When and where' },
    { de: 'Was zu tun ist', en: 'What to do' },
  ],
  advice: [
    {
      title: { de: 'Eine Sache je Beitrag.', en: 'One thing per post.' },
      text: {
        de: 'Drei Neuigkeiten ergeben drei Beiträge. Wer alles zugleich liest, merkt sich nichts.',
        en: 'Three pieces of news make three posts. Whoever reads it all at once remembers nothing.',
      },
    },
    {
      title: { de: 'Etwas, das nur Sie wissen.', en: 'Something only you know.' },
      text: {
        de: 'Was schiefging, was Sie überrascht hat, was jemand gesagt hat: Daran bleibt man hängen.',
        en: 'What went wrong, what surprised you, what somebody said: that is what makes people stop.',
      },
    },
    pageNotes,
  ],
  example: {
    social_media_ad: {
      type: 'Instagram',
      input: prose({
        de: `
              Keramikwerkstatt Tonspur in Freiburg. Neu ab Januar: offene Werkstatt jeden Freitag von 18 bis 22 Uhr,
              ohne Anmeldung, 12 Euro mit Ton und Brand. Für Leute, die noch nie an der Scheibe saßen. An neun
              Probeabenden kamen 47, davon 31 zum ersten Mal. Die schiefste Schale des Abends kommt ins Regal an der
              Tür; dort stehen jetzt neun, und keine ist zu verkaufen.`,
        en: `
              Tonspur, a pottery workshop in Freiburg. New from January: open workshop every Friday from 6 to 10 pm,
              no booking, 12 euros including clay and firing. For people who have never sat at the wheel. On nine
              trial evenings 47 came, 31 of them for the first time. The most lopsided bowl of the evening goes on the
              shelf by the door; there are nine now, and none is for sale.`,
      }),
      goal: {
        de: 'Menschen, die sich bisher nicht getraut haben, kommen am ersten Freitag vorbei',
        en: 'People who have not dared so far drop in on the first Friday',
      },
      tone: 'cheerful',
      anrede: 'informal',
    },
    social_media_url: {
      type: 'Facebook',
      url: { de: 'https://www.deutsches-museum.de/', en: 'https://www.deutsches-museum.de/en' },
      goal: { de: 'Familien planen einen Besuch', en: 'Families plan a visit' },
      tone: 'informal',
    },
  },
  shows: prose({
    de: `
          Im Regal an unserer Tür stehen neun schiefe Schalen. Keine ist zu verkaufen.

          An neun Probeabenden saßen 47 Leute an der Scheibe, 31 von ihnen zum ersten Mal. Die schiefste Schale des
          Abends bekam jedes Mal einen Platz im Regal.

          Ab Januar ist die Werkstatt jeden Freitag von 18 bis 22 Uhr offen, ohne Anmeldung. 12 Euro, Ton und Brand
          sind dabei. Kommt vorbei, auch wenn ihr noch nie Ton in der Hand hattet. Gerade dann.

          #Keramik #Freiburg #OffeneWerkstatt #Töpfern`,
    en: `
          There are nine lopsided bowls on the shelf by our door. None is for sale.

          On nine trial evenings 47 people sat at the wheel, 31 of them for the first time. Every time, the most
          lopsided bowl was given a place on the shelf.

          From January the workshop is open every Friday from 6 to 10 pm, no booking. 12 euros, clay and firing
          included. Drop in, even if you have never had clay in your hands. Especially then.

          #Pottery #Freiburg #OpenWorkshop #LearnPottery`,
  }),
}
