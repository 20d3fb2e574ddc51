import {
  ChartColumn,
  Cpu,
  Layers,
  type LucideIcon,
  Megaphone,
  MessageSquare,
  PencilRuler,
  ScrollText,
  Server,
  Users,
} from 'lucide-react'
import type { AdminPageName } from '#shared/admin-pages.ts'
import type { Text } from '#shared/text.ts'
import { type Later, later } from '../ui/later.ts'

/** A page of the administration: what it is called, what it is for in one sentence, and what draws it. */
type AdminSection = {
  name: Text
  line: Text
  icon: LucideIcon
  Page: Later<object>
  /** What lies open of it needs the whole width, and says by itself what it is. */
  opensWide?: true
}

/** The pages of the administration as they are shown, each under its address behind `/admin/`. */
export const sections: Readonly<Record<AdminPageName, AdminSection>> = {
  users: {
    name: { de: 'Konten', en: 'Accounts' },
    line: {
      de: 'Wer hier arbeitet, mit welchem Tarif und welchen Rechten.',
      en: 'Who works here, on which plan and with which rights.',
    },
    icon: Users,
    Page: later(() => import('./users/UsersPage.tsx').then(it => it.UsersPage)),
  },
  plans: {
    name: { de: 'Tarife', en: 'Plans' },
    line: {
      de: 'Was jeder Tarif umfasst und öffnet, und wer nach einem fragt.',
      en: 'What each plan includes and opens, and who asks for one.',
    },
    icon: Layers,
    Page: later(() => import('./plans/PlansPage.tsx').then(it => it.PlansPage)),
  },
  engines: {
    name: { de: 'Werkzeuge', en: 'Tools' },
    line: {
      de: 'Eigene Werkzeuge: Formular, Auftrag und Antwort, ohne eine Zeile Code.',
      en: 'Tools of your own: form, prompt and answer, without a line of code.',
    },
    icon: PencilRuler,
    opensWide: true,
    Page: later(() => import('./engines/EnginesPage.tsx').then(it => it.EnginesPage)),
  },
  brands: {
    name: { de: 'Marken', en: 'Brands' },
    line: {
      de: 'In wessen Namen geschrieben wird: Stimme, Wörter, Tatsachen und Farben.',
      en: 'On whose behalf texts are written: voice, words, facts and colours.',
    },
    icon: Megaphone,
    Page: later(() => import('./brands/BrandsPage.tsx').then(it => it.BrandsPage)),
  },
  models: {
    name: { de: 'Modelle', en: 'Models' },
    line: {
      de: 'Was hier schreibt, malt, spricht und zuhört, was einspringt und was im Netz sucht.',
      en: 'What writes, paints, speaks and listens here, what steps in, and what searches the web.',
    },
    icon: Cpu,
    Page: later(() => import('./models/ModelsPage.tsx').then(it => it.ModelsPage)),
  },
  usage: {
    name: { de: 'Verbrauch', en: 'Usage' },
    line: {
      de: 'Was alle zusammen verbraucht haben und was es gekostet hat.',
      en: 'What everyone has used together, and what it cost.',
    },
    icon: ChartColumn,
    Page: later(() => import('./usage/UsagePage.tsx').then(it => it.UsagePage)),
  },
  audit: {
    name: { de: 'Protokoll', en: 'Audit log' },
    line: {
      de: 'Was an Konten und Einstellungen getan wurde. Einträge bleiben ein Jahr.',
      en: 'What was done to accounts and settings. Entries are kept for a year.',
    },
    icon: ScrollText,
    Page: later(() => import('./audit/AuditPage.tsx').then(it => it.AuditPage)),
  },
  system: {
    name: { de: 'System', en: 'System' },
    line: {
      de: 'Woraus diese Installation besteht und ob alles läuft.',
      en: 'What this installation is made of, and whether all of it works.',
    },
    icon: Server,
    Page: later(() => import('./system/SystemPage.tsx').then(it => it.SystemPage)),
  },
  feedback: {
    name: { de: 'Rückmeldungen', en: 'Feedback' },
    line: {
      de: 'Was sich die Leute wünschen und was ihnen nicht gelingt.',
      en: 'What people wish for, and what does not work for them.',
    },
    icon: MessageSquare,
    Page: later(() => import('./feedback/FeedbackPage.tsx').then(it => it.FeedbackPage)),
  },
}
