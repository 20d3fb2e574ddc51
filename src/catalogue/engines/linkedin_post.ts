import { form } from '#shared/answers.ts'
import { area, choice, line, words } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { hashtags } from '../networks.ts'
import { address, inTone, tonality } from '../options.ts'
import { prose } from '../prose.ts'

export default engine(
  {
    id: 18,
    icon: 'business',
    name: { de: 'LinkedIn-Beitrag', en: 'LinkedIn post' },
    description: { de: 'Eine Erkenntnis, die andere weiterbringt.', en: 'One insight that others can use.' },
    category: ['marketing', 'hr'],
    action: ['content_creation', 'text_creation'],
    access: paid,
    guide: {
      title: { de: 'So lesen Fachleute weiter', en: 'How to keep professionals reading' },
      expects: [
        { de: 'Was Sie getan haben', en: 'What you did' },
        { de: 'Was dabei herauskam', en: 'What came of it' },
        { de: 'Zahlen', en: 'Figures' },
        { de: 'Was schiefging', en: 'What went wrong' },
        { de: 'Was andere davon haben', en: 'What others gain' },
      ],
      advice: [
        {
          title: { de: 'Der Kern steht in den ersten 210 Zeichen.', en: 'The point is in the first 210 characters.' },
          text: {
            de: 'Mehr ist zuerst nicht zu sehen. Geben Sie eine Zahl oder einen Widerspruch mit, der dort stehen kann.',
            en: 'No more is seen at first. Supply a figure or a contradiction that can go there.',
          },
        },
        {
          title: { de: 'Eine Form für jeden Zweck.', en: 'A form for each purpose.' },
          text: {
            de: 'Eine Geschichte, wenn etwas geschah; eine Liste zum Nachmachen; eine Frage, wenn Sie es nicht wissen.',
            en: 'A story if something happened; a list if others can do it too; a question if you do not know.',
          },
        },
        {
          title: { de: 'Auch, was nicht gelang.', en: 'What failed, too.' },
          text: {
            de: 'Zwei verlorene Kunden machen drei gewonnene glaubhaft. Erfunden wird keiner von ihnen.',
            en: 'Two customers lost make three won credible. None of them is invented.',
          },
        },
      ],
      example: {
        generate_linkedin_post: {
          content: prose({
            de: `
              Elektro Wieland in Kassel, 14 Leute. Seit April arbeiten wir von Montag bis Donnerstag je 9 Stunden,
              voller Lohn, freitags nur Notdienst im Wechsel. Angst hatte ich vor dem Umsatz: im Halbjahr minus 2
              Prozent. Krankentage von 6,1 auf 3,8 je Person. Auf die Gesellenstelle kamen in sechs Wochen drei
              Bewerbungen, davor zehn Monate keine. Zwei Hausverwaltungen sind gegangen, weil freitags niemand ans
              Telefon ging. Das würden wir heute vorher regeln.`,
            en: `
              Wieland Electrics in Kassel, 14 people. Since April we have worked Monday to Thursday, 9 hours each, full
              pay, on Fridays emergencies only, by turns. I feared for turnover: minus 2 per cent over the half-year.
              Sick days from 6.1 to 3.8 per person. Three applications for the electrician’s job in six weeks, none in
              the ten months before. Two property managers left because nobody answered the phone on Fridays. Today we
              would settle that first.`,
          }),
          ziel: {
            de: 'Andere Handwerksbetriebe melden sich zum Austausch',
            en: 'Other trade businesses get in touch to compare notes',
          },
          format: 'post',
          anrede: 'formal',
          tone: 'serious',
        },
      },
      shows: prose({
        de: `
          Vier Tage Arbeit, voller Lohn: Das hat unseren Elektrobetrieb im ersten Halbjahr zwei Prozent Umsatz gekostet.
          Und zwei Kunden.

          Seit April arbeiten wir zu vierzehnt von Montag bis Donnerstag, je neun Stunden. Freitags fährt nur der
          Notdienst, im Wechsel.

          Was wir dafür bekommen haben: 3,8 statt 6,1 Krankentage je Person. Drei Bewerbungen in sechs Wochen, nach zehn
          Monaten ohne eine einzige.

          Zwei Hausverwaltungen sind gegangen, weil freitags niemand ans Telefon ging. Das würden wir heute vorher
          regeln.

          Wenn Sie in Ihrem Betrieb dasselbe überlegen: Schreiben Sie mir, dann vergleichen wir unsere Zahlen.

          #Handwerk #Viertagewoche #Elektrohandwerk`,
        en: `
          Four days of work, full pay: in the first half-year this cost our electrical firm two per cent of turnover.
          And two customers.

          Since April the fourteen of us have worked Monday to Thursday, nine hours a day. On Fridays there is only the
          emergency van, by turns.

          What we got for it: 3.8 sick days per person instead of 6.1. Three applications in six weeks, after ten months
          without a single one.

          Two property managers left because nobody answered the phone on Fridays. Today we would settle that first.

          If you are thinking about it in your business, write to me and we will compare figures.

          #SkilledTrades #FourDayWeek #Electricians`,
      }),
    },
  },
  {
    generate_linkedin_post: call({
      fields: {
        content: area(
          { de: 'Worüber möchten Sie schreiben?', en: 'What do you want to write about?' },
          {
            placeholder: {
              de: 'Was geschah, was herauskam, Zahlen, was Sie gelernt haben. Stichpunkte genügen.',
              en: 'What happened, what came of it, figures, what you learned. Notes will do.',
            },
          },
        ),
        ziel: line(
          { de: 'Was soll er bewirken?', en: 'What should it achieve?' },
          {
            placeholder: {
              de: 'Bewerbungen, ein Gespräch, Erfahrungen anderer',
              en: 'Applications, a conversation, the experience of others',
            },
          },
        ),
        format: choice(
          { de: 'In welcher Form?', en: 'In which form?' },
          {
            post: { de: 'Beitrag', en: 'post' },
            story: { de: 'Geschichte', en: 'story' },
            list: { de: 'Liste', en: 'list' },
            question: { de: 'Frage', en: 'question' },
          },
          { optional: true },
        ),
        anrede: { ...address, optional: true },
        tone: { ...tonality, optional: true },
      },
      more: ['language', 'audience', 'length', 'include', 'avoid', 'variants'],
      prompt: {
        de: `
          Schreiben Sie einen LinkedIn-Beitrag über das, was in {{ content }} steht, für das Ziel in {{ ziel }}.

          ${inTone('tone').de}

          {% if anrede == 'formal' %}Lesende werden gesiezt.{% elsif anrede == 'informal' %}Lesende werden geduzt, als
          Gruppe mit „ihr“.{% else %}Lesende werden so angesprochen wie im Material; steht dort nichts, mit „Sie“ oder
          gar nicht.{% endif %}

          Wenig Material ergibt wenig, auch nur zwei Sätze: die Angabe und {% if format == 'question' %}die Frage{% else
          %}der Schritt{% endif %} am Ende. Mehr Material bekommt die Form, die hier folgt.

          Zu sehen sind zuerst nur etwa 140 Zeichen, das sind rund 20 Wörter: Dort steht, worum es geht, am besten als
          Ergebnis, Zahl oder Widerspruch, so dass auch versteht, wer nicht weiterliest. Ohne Rätsel, ohne „Ich freue
          mich“, „Ich bin stolz“, „Vor Kurzem“, „Kennen Sie das?“.

          {% case format %}{% when 'story' %}Danach wird der Reihe nach erzählt, was geschehen ist: wie es war, was
          dazwischenkam, wie es ausging, soweit es dasteht. Enthält das Material kein Erlebnis, so stehen seine Angaben
          in ihrer zeitlichen Folge. Szenen, Gespräche und Gefühle kommen nicht dazu. Am Schluss steht, was daraus
          folgt, wenn das Material es sagt. Länge: höchstens 200 Wörter.{% when 'list' %}Danach kommen bis zu sieben
          Punkte, jeder ein eigener Absatz aus ein bis zwei Sätzen, der mit „1. “, „2. “ und so fort beginnt. Jeder gibt
          eine Tatsache oder Einsicht aus dem Material wieder; zum Ratschlag wird er nur, wenn er dort einer ist. Bei
          weniger als drei Punkten entfallen die Nummern. Länge: höchstens 180 Wörter.{% when 'question' %}Danach stehen
          in wenigen Sätzen die Tatsachen, die man zum Antworten braucht. Der letzte Satz ist die Frage, die einzige des
          Beitrags: offen, aus eigener Erfahrung zu beantworten, ohne erwünschte Antwort. Länge: höchstens 90 Wörter.{%
          else %}Danach folgen in Absätzen von ein bis drei Sätzen, was geschehen ist, womit es sich belegen lässt und
          was dabei herauskam; Ratschläge nur, wenn das Material sie gibt. Länge: höchstens 200 Wörter.{% endcase %}

          {% if format == 'question' %}Das Ziel entscheidet, wonach gefragt wird; verlangt es einen Schritt, etwa eine
          Bewerbung, so steht er in einem Satz vor der Frage.{% else %}Das Ziel entscheidet, welche eine Sache im
          Mittelpunkt steht und worauf der letzte Satz hinausläuft: ein Schritt, den man gehen kann, oder eine echte
          Frage, nicht beides.{% endif %} Geschrieben wird darauf hin, nicht darüber.

          Wer veröffentlicht, spricht selbst, mit „ich“ oder „wir“ wie im Material; in Stichworten ohne beides eine
          Person mit „ich“, alle anderen mit „wir“. Tatsachen, Zahlen, Namen, Erlebnisse und Einsichten stammen von
          dort; Rückschläge werden nicht beschönigt, und was nacheinander geschah, gilt nicht deshalb als Ursache. Eine
          ausgeschriebene Stelle trägt „(m/w/d)“ hinter ihrer Bezeichnung. Internetadressen, Studien und Lücken in
          Klammern kommen nicht vor, wenn sie nicht im Material stehen.

          Reiner Text, ohne Sternchen und Rauten, ohne Überschrift, ohne Wörter in Großbuchstaben{% unless tone ==
          'enthusiastic' %}, ohne Ausrufezeichen{% endunless %}. Absätze trennt eine Leerzeile{% unless format == 'list'
          %}; nicht jeder Satz ist ein eigener{% endunless %}.

          ${hashtags.made.de} ${hashtags.onLinkedIn.de}`,
        en: `
          Write a LinkedIn post about what stands in {{ content }}, for the goal in {{ ziel }}.

          ${inTone('tone').en}

          {% if anrede == 'formal' %}Where the language has a formal and a familiar address, readers are addressed
          formally.{% elsif anrede == 'informal' %}Where the language has a formal and a familiar address, readers are
          addressed familiarly.{% else %}Where the language has a formal and a familiar address, use that of the
          material, else the formal one.{% endif %}

          Little material gives a short post, even one of two sentences: the fact, and {% if format == 'question' %}the
          question{% else %}the step{% endif %} at the end. More material takes the form described here.

          Only some 140 characters are seen at first, which is about 24 words: the matter stands there, best as a
          result, a figure or a contradiction, so that even those who do not read on understand it. No riddles, no “I’m
          thrilled”, “I’m proud”, “Recently”, “Here’s the thing”.

          {% case format %}{% when 'story' %}Then tell in order what happened: how it was, what got in the way, how it
          ended, as far as the material says so. If it holds no experience, its details stand in the order of time. Add
          no scenes, conversations or feelings. At the end stands what follows from it, if the material says so. Length:
          200 words at most.{% when 'list' %}Then come up to seven points, each a paragraph of its own of one or two
          sentences that begins with “1. ”, “2. ” and so on. Each gives a fact or an insight from the material; it
          becomes advice only if it is advice there. With fewer than three points, leave out the numbers. Length: 180
          words at most.{% when 'question' %}Then a few sentences give the facts one needs to answer. The last sentence
          is the question, the only one of the post: open, to be answered from one’s own experience, with no particular
          answer expected. Length: 90 words at most.{% else %}Then, in paragraphs of one to three sentences, come what
          happened, what proves it and what came of it; advice only if the material gives it. Length: 200 words at
          most.{% endcase %}

          {% if format == 'question' %}The goal decides what is asked; if it calls for a step, such as an application,
          the step stands in a sentence before the question.{% else %}The goal decides which one thing stands at the
          centre and what the last sentence leads to: a step one can take or a real question, not both.{% endif %} Write
          towards it, not about it.

          Whoever posts speaks for themselves, as “I” or “we” like the material; in notes without either, a person as
          “I”, all others as “we”. Facts, figures, names, experiences and insights come from there; setbacks are not
          glossed over, and what came later is not said to come from what came before. In German, a job that is
          advertised has “(m/w/d)” after its title. Web addresses, studies and gaps in brackets do not occur unless the
          material has them.

          Plain text without asterisks or hash signs, no headline, no words in capitals{% unless tone == 'enthusiastic'
          %}, no exclamation marks{% endunless %}. A blank line stands between paragraphs{% unless format == 'list' %};
          not every sentence is one of its own{% endunless %}.

          ${hashtags.made.en} ${hashtags.onLinkedIn.en}`,
      },
      answer: form(
        {
          text: area({ de: 'Text', en: 'Text' }),
          hashtags: words({ de: 'Hashtags', en: 'Hashtags' }, { optional: true, most: 5 }),
        },
        { view: 'social' },
      ),
      creativity: 0.6,
    }),
  },
)
