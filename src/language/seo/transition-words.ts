/**
 * Words and phrases that say how a sentence goes on from the one before: reason, contrast, order, example, sum. After
 * the lists of transition words that writing guides and SEO plugins agree on; words that mostly join within a sentence,
 * such as „und“, “and”, are left out.
 */
export const transitionWords: Readonly<Record<string, string>> = {
  de: `aber | abgesehen davon | abschließend | allerdings | also | alternativ | am ende | am anfang | anders gesagt | anfangs
    anschließend | anstatt | aus diesem grund | außerdem | bald darauf | beispielsweise | besonders | bevor
    bis dahin | da | dabei | dadurch | dafür | dagegen | daher | damit | danach | daneben | dank | dann | darauf | daraufhin
    darüber hinaus | darum | davor | dazu | deshalb | dementsprechend | demnach | demzufolge | denn | dennoch
    derweil | deswegen | doch | ebenfalls | ebenso | einerseits | andererseits | entsprechend | erstens | zweitens | drittens
    erst | etwa | falls | ferner | folglich | gleichwohl | gleichzeitig | hierfür | hingegen | hinzu kommt | im gegensatz dazu
    im gegenteil | im grunde | im folgenden | immerhin | in der tat | in diesem fall | indem | indessen | infolgedessen
    inzwischen | insbesondere | insgesamt | insofern | jedenfalls | jedoch | kurz gesagt | kurzum | letztlich | mit anderen worten
    mittlerweile | nachdem | nämlich | natürlich | nebenbei | nichtsdestotrotz | obwohl | obgleich | ohnehin | schließlich
    schlussendlich | seitdem | sobald | sodass | so dass | solange | somit | sondern | sonst | sowohl | später | statt | stattdessen
    tatsächlich | trotz | trotzdem | um zu | umgekehrt | unter anderem | unterdessen | vielmehr | vor allem | vorher | während
    währenddessen | wegen | weil | weiterhin | wenn | wenngleich | wie gesagt | zudem | zuerst | zuletzt | zum beispiel | zumal
    zunächst | zusammenfassend | zusammengefasst | zusätzlich | zuvor | zwar`,
  en: `above all | accordingly | admittedly | after all | after that | afterwards | albeit | also | although | as a result
    as long as | as soon as | as well as | at first | at last | at the same time | because | before | besides | but | by contrast
    consequently | conversely | despite | due to | during | e g | equally | especially | even if | even so | even though
    eventually | finally | first | firstly | second | secondly | third | thirdly | for example | for instance | for this reason
    for that reason | further | furthermore | hence | however | if | in addition | in any case | in brief | in case | in conclusion
    in contrast | in fact | in general | in order to | in other words | in particular | in short | in spite of | in summary
    in that case | in the end | in the meantime | in turn | indeed | initially | instead | last but not least | lastly | later
    likewise | meanwhile | moreover | namely | nevertheless | next | nonetheless | notably | now | of course | on the contrary
    on the one hand | on the other hand | on top of that | otherwise | overall | particularly | previously | rather | regardless
    similarly | since | so that | so | soon | specifically | still | subsequently | such as | that is why | then | thereafter
    therefore | though | thus | to begin with | to sum up | too | ultimately | unless | unlike | until | what is more | when
    whenever | whereas | while | yet`,
}
