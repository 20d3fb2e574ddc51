import { expect, test } from 'vitest'
import { isHandover, mayHandOver } from './handover.ts'

const handedOver = `Gern!
Aber gerne.
Klar doch!
Of course.
Great!
Sure thing:
Gern, hier ist Ihre E-Mail:
Gern! Hier sind drei Überschriften:
Natürlich – anbei der Entwurf.
Sure! Here are three headlines:
Certainly, below is the draft you asked for.
Gerne erstelle ich Ihnen folgende Texte:
**Hier ist Ihr Beitrag:**
Here is your message:
Hier sind drei Slogans:`.split('\n')

const said = `Natürlich dürfen Sie das.
Natürlich nicht.
Sicher ist sicher.
Sicher dürfen Sie hier parken.
Klar ist: Der Preis bleibt.
Gern gesehen ist, wer hilft.
Great Yarmouth lies by the sea.
Sure, I was wrong.
Of course you may, and we are glad if you do.
Hier wird gebaut.
Hier sind drei Gründe:
Okay, das war zu viel.`.split('\n')

test.each(handedOver)('“%s” hands over', line => {
  expect(isHandover(line)).toBe(true)
  for (let end = 1; end <= line.length; end++) expect(mayHandOver(line.slice(0, end)), line.slice(0, end)).toBe(true)
})

test.each(said)('“%s” is text', line => expect(isHandover(line)).toBe(false))
