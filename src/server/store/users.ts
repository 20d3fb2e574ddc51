import type { Plan } from '#shared/plans.ts'
import type { Locale } from '#shared/text.ts'

/** A signed-in person, read with every request: role, plan and limit are those of this moment. */
export type User = {
  id: string
  email: string
  name: string
  image?: string
  role: 'user' | 'admin'
  plan: Plan
  /** Requests in a month: the person's own number, else the plan's. Nothing means unlimited. */
  limit?: number
  /** What texts are written in, as `DE`. */
  aiLanguage: string
  /** What the screens speak. */
  locale: Locale
}

/** A person as an administrator sees them. */
export type Listed = User & { blocked: boolean; used: number; ownLimit?: number; createdAt: Date }

export type UserChange = { plan?: Plan; role?: User['role']; blocked?: boolean; limit?: number | null }

export type Users = {
  /** Whether anyone has an account yet. */
  any(): Promise<boolean>
  list(asked: {
    search?: string
    page: number
    limit: number
  }): Promise<{ users: Listed[]; total: number; page: number }>
  /** Throws `not_found`, and `last_admin` where nobody would be left to administer. Blocking ends the person's sessions. */
  change(id: string, change: UserChange): Promise<Listed>
  setAiLanguage(id: string, language: string): Promise<void>
}
