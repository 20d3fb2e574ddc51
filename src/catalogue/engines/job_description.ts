import { text } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

export default engine(
  {
    id: 26,
    icon: 'badge',
    name: { de: 'Stellenanzeige', en: 'Job description' },
    description: { de: 'Aufgaben, Profil, Angebot, für alle offen.', en: 'Tasks, profile, offer, open to everyone.' },
    category: ['hr', 'press'],
    action: ['text_creation', 'content_creation'],
    access: paid,
    guide: {
      title: { de: 'So bewerben sich die Richtigen', en: 'How to attract the right people' },
      expects: [
        { de: 'Aufgaben', en: 'Tasks' },
        { de: 'Was sein muss', en: 'Must-haves' },
        { de: 'Was schön wäre', en: 'Nice-to-haves' },
        { de: 'Ort und Stunden', en: 'Place and hours' },
        { de: 'Gehalt und Angebot', en: 'Pay and benefits' },
        { de: 'Wie man sich bewirbt', en: 'How to apply' },
      ],
      advice: [
        {
          title: { de: 'Muss und Kann trennen.', en: 'Separate must-haves from nice-to-haves.' },
          text: {
            de: 'Steht alles als Bedingung da, bewerben sich gute Leute nicht. Drei bis fünf genügen meist.',
            en: 'If everything is a condition, good people do not apply. Three to five are usually enough.',
          },
        },
        {
          title: { de: 'Nennen Sie das Gehalt.', en: 'State the pay.' },
          text: {
            de: 'Auch eine Spanne oder die Entgeltgruppe hilft. Was Sie nicht angeben, verspricht die Anzeige nicht.',
            en: 'A range or a pay grade helps, too. The advert promises nothing that you do not mention.',
          },
        },
        plainNotes,
      ],
      example: {
        job_description: {
          content: { de: 'Konditorin oder Konditor in Teilzeit', en: 'Pastry chef, part-time' },
          info: prose({
            de: `
              Café Sonnborn in Wuppertal, elf Leute, eigene Backstube. 25 Stunden, Dienstag bis Samstag, Beginn 6 Uhr,
              nie sonntags, ab 1. Februar 2027, unbefristet. 17,50 Euro die Stunde, 30 Tage Urlaub, Mittagessen.

              Torten und Kuchen für Theke und Bestellung, Hochzeitstorten mit den Paaren besprechen, eine Auszubildende
              anleiten. Nötig: abgeschlossene Ausbildung, Gesundheitszeugnis. Schön wären Erfahrung mit Schokolade und
              vegane Rezepte.

              Probetag wird bezahlt. Bewerbung formlos bis 15. Dezember an Katrin Voss,
              backstube@cafe-sonnborn.example.`,
            en: `
              Café Sonnborn in Wuppertal, eleven people, our own bakery. 25 hours, Tuesday to Saturday, start at 6 am,
              never on Sundays, from 1 February 2027, permanent. 17.50 euros an hour, 30 days’ holiday, lunch.

              Cakes and tarts for counter and orders, discuss wedding cakes with the couples, guide an apprentice.
              Required: completed training, food hygiene certificate. Experience with chocolate and vegan recipes would
              be nice.

              Trial day is paid. Apply informally by 15 December to Katrin Voss, backstube@cafe-sonnborn.example.`,
          }),
        },
      },
      shows: prose({
        de: `
          # Konditorin oder Konditor (m/w/d)

          Teilzeit, 25 Stunden · Wuppertal · ab 1. Februar 2027 · unbefristet

          Das Café Sonnborn, elf Leute mit eigener Backstube, sucht eine Konditorin oder einen Konditor. Gearbeitet
          wird von Dienstag bis Samstag ab 6 Uhr, nie sonntags.

          ## Ihre Aufgaben

          - Sie backen Torten und Kuchen für Theke und Bestellung.
          - Sie besprechen Hochzeitstorten mit den Paaren.
          - Sie leiten eine Auszubildende an.

          ## Ihr Profil

          - abgeschlossene Ausbildung
          - Gesundheitszeugnis

          Von Vorteil:

          - Erfahrung mit Schokolade
          - vegane Rezepte

          ## Das bieten wir

          - 17,50 Euro die Stunde
          - 30 Tage Urlaub …`,
        en: `
          # Pastry chef

          Part-time, 25 hours · Wuppertal · from 1 February 2027 · permanent

          Café Sonnborn, a team of eleven with its own bakery, is hiring a pastry chef. You work Tuesday to Saturday
          from 6 am, never on Sundays.

          ## Your tasks

          - You bake cakes and tarts for the counter and for orders.
          - You discuss wedding cakes with the couples.
          - You guide an apprentice.

          ## Your profile

          - completed training
          - food hygiene certificate

          Desirable:

          - experience with chocolate
          - vegan recipes

          ## What we offer

          - 17.50 euros an hour
          - 30 days’ holiday …`,
      }),
    },
  },
  {
    job_description: call({
      note: {
        de: 'Den Zusatz (m/w/d) ergänzen und prüfen wir.',
        en: 'German adverts get the note (m/w/d), English ones do not. We check whether the wording is open to everyone.',
      },
      fields: {
        content: area(
          { de: 'Wie heißt die Stelle?', en: 'Job title' },
          {
            max: 5000,
            placeholder: { de: 'Bezeichnung, dazu Voll- oder Teilzeit', en: 'Title, full-time or part-time' },
          },
        ),
        info: area(
          { de: 'Was ist zu ihr zu sagen?', en: 'What is there to say about it?' },
          {
            max: 5000,
            placeholder: {
              de: 'Arbeitgeber, Aufgaben, was sein muss, was schön wäre, Gehalt, Bewerbung. Stichpunkte genügen.',
              en: 'Employer, tasks, must-haves, nice-to-haves, pay, how to apply. Notes will do.',
            },
          },
        ),
      },
      more: ['language', 'address', 'length', 'include', 'avoid'],
      prompt: {
        de: `
          Schreiben Sie die Anzeige für die Stelle in {{ content }} aus den Angaben in {{ info }}.

          Aus wenigen Angaben werden wenige Zeilen: Ein Teil, zu dem nichts angegeben ist, entfällt samt Überschrift,
          und keine Angabe steht zweimal.

          Überschrift mit „# “: die Bezeichnung der Stelle und dahinter „(m/w/d)“; steht ein solcher Zusatz schon da,
          bleibt er, wie er ist. Darunter in einer Zeile, durch „ · “ getrennt, Voll- oder Teilzeit mit Wochenstunden,
          Ort, Beginn und Befristung.

          Ein Absatz von einem bis drei Sätzen: wer sucht, was über den Arbeitgeber angegeben ist und zu welchen Zeiten
          gearbeitet wird. Auch Forderungen, die von der Arbeitszeit kommen, stehen hier als Tatsache: Aus „muss nachts
          arbeiten können“ wird „Gearbeitet wird nachts“.

          „## Ihre Aufgaben“: Liste, das Wichtigste zuerst, jeder Punkt ein ganzer Satz in der Gegenwart.

          „## Ihr Profil“: als Liste, was verlangt wird, in Stichworten. Was die Angaben nur wünschen („gern“, „ideal“,
          „schön wäre“), folgt als zweite Liste nach der Zeile „Von Vorteil:“. Weitere Anforderungen kommen nicht
          hinzu, auch keine Eigenschaften wie „teamfähig“.

          „## Das bieten wir“: Liste; Bezahlung zuerst, wenn sie angegeben ist. Über Gehalt, Urlaub, Aufstieg, Stimmung
          und Vergünstigungen steht nichts, was nicht angegeben ist, auch nichts Ungefähres wie „faire Bezahlung“.

          „## So bewerben Sie sich“: womit, bis wann, bei wem und was danach kommt, etwa ein Probetag.

          Immer da sind der Absatz, mit [Arbeitgeber], wenn nicht erkennbar ist, wer sucht, und der Weg zur Bewerbung,
          mit [Kontakt], wenn keiner genannt ist. Andere Lücken gibt es nicht.

          Die Anzeige ist für alle offen. Gruppen werden geschlechtsneutral oder in beiden Formen genannt, ohne
          Sonderzeichen; wer als einzelner Mensch genannt ist, bleibt „eine Auszubildende“ oder „ein Meister“. Was auf
          Alter, Geschlecht, Herkunft, Religion, Behinderung, Aussehen oder Familienstand zielt, steht nicht da, auch
          wenn die Angaben es verlangen; an seine Stelle tritt nur, was die Arbeit wirklich braucht. Aus „Muttersprache
          Deutsch“ wird „Deutsch auf sehr hohem Niveau“, aus „zwei bis fünf Jahre Erfahrung“ „mindestens zwei Jahre
          Erfahrung“; „junges Team“, „belastbarer Mann“ und „mit Foto“ entfallen.

          {% if address %}Die Überschriften folgen der Anrede, die unten verlangt ist; wird niemand angesprochen,
          heißen sie „Aufgaben“, „Profil“ und „Bewerbung“, und die Aufgaben stehen in der Grundform.{% else %}Lesende
          werden gesiezt; duzen die Angaben, so duzt die Anzeige, auch in den Überschriften.{% endif %}

          Sachlich und freundlich, ohne „spannend“, „dynamisch“, „attraktiv“, „Wir suchen Verstärkung“, ohne
          Ausrufezeichen.

          Länge: höchstens 300 Wörter.`,
        en: `
          Write the job advert for the position in {{ content }} from the details in {{ info }}.

          Few details make an advert of a few lines: leave out any part for which there are none, heading included, and
          give no detail twice.

          Headline with “# ”: the title of the position. A German title keeps its note “(m/w/d)”, others have none.
          Below it, in one line and separated by “ · ”, full-time or part-time with weekly hours, place, start date and
          whether it is permanent.

          One paragraph of one to three sentences: who is hiring, what is known about the employer, and the working
          times. A requirement that is really about working times goes here, as a fact: “must be able to work nights”
          becomes “The work is done at night”.

          “## Your tasks”: a list, the most important first, each item a whole sentence in the present tense.

          “## Your profile”: a list of what is required, in short phrases. What the details merely wish for (“ideally”,
          “would be nice”, “a plus”) follows as a second list after the line “Desirable:”. Add no other requirements,
          nor qualities such as “team player”.

          “## What we offer”: a list; pay first, if it is given. Nothing about pay, holidays, promotion, atmosphere or
          perks that is not given, nor anything vague such as “competitive salary”.

          “## How to apply”: in what form, by when, to whom, and what comes next, such as a trial day.

          The paragraph is always there, with [employer] if it is not clear who is hiring, and so is the way to apply,
          with [contact] if none is given. There are no other gaps.

          The advert is open to everyone. Job titles are gender-neutral. Leave out whatever targets age, gender,
          origin, religion, disability, looks or family status, even if the details ask for it, or replace it with what
          the work really needs. “Native speaker of English” becomes “English at a very high level”, “two to five years
          of experience” becomes “at least two years of experience”; “young team”, “strong man” and “with photo” are
          left out.

          {% if address %}The headings follow the address required below; if nobody is addressed, they are “Tasks” and
          “Profile”, and the tasks begin with a verb.{% else %}Readers are addressed as “you”; where the language has a
          formal and a familiar address, formally, unless the details use the familiar one.{% endif %}

          Factual and friendly, no “exciting”, “dynamic”, “fast-paced”, “rockstar”, no exclamation marks. In languages
          other than English, the headings are in that language.

          Length: at most 300 words.`,
      },
      answer: text({ view: 'job' }),
      creativity: 0.4,
    }),
  },
)
