import { Hono } from 'hono'
import { requireAdmin } from '../plans/access.ts'
import { installationSettingRoutes } from '../auth/installation.ts'
import type { Signed } from '../world.ts'
import { brandAdminRoutes } from './brands.ts'
import { contactRoutes } from './contacts.ts'
import { downloadRoutes } from './downloads.ts'
import { feedbackAdminRoutes } from './feedback.ts'
import { documentAdminRoutes } from './documents.ts'
import { engineAdminRoutes } from './engines.ts'
import { invitationRoutes } from './invitations.ts'
import { auditRoutes } from './audit.ts'
import { backupRoutes } from './backups.ts'
import { dictionaryRoutes } from './dictionaries.ts'
import { languageToolRoutes } from './language-tool.ts'
import { systemRoutes } from './system.ts'
import { modelRoutes } from './models.ts'
import { connectionRoutes } from '../connected/routes.ts'
import { searching } from '../search/kind.ts'
import { painting } from '../painting/kind.ts'
import { speaking } from '../speech/kind.ts'
import { listening } from '../transcription/kind.ts'
import { registrationRoutes } from './registration.ts'
import { secondFactorRoutes } from './second-factor.ts'
import { planAdminRoutes } from './plans.ts'
import { installationUsageRoutes } from './usage.ts'
import { userRoutes } from './users.ts'
import { stylePictureAdminRoutes } from '../styles/routes.ts'
import { trainingFeeRoutes } from '../training/fee-routes.ts'
import { videoRoutes } from './videos.ts'

/** Everything below `/api/admin/`. Who is no administrator learns nothing of it, not even what there is. */
export const adminRoutes = new Hono<Signed>()
  .use((c, next) => {
    requireAdmin(c.var.user)
    return next()
  })
  .route('/', installationSettingRoutes)
  .route('/', userRoutes)
  .route('/', invitationRoutes)
  .route('/', registrationRoutes)
  .route('/', secondFactorRoutes)
  .route('/', modelRoutes)
  .route('/', downloadRoutes)
  .route('/searches', connectionRoutes(searching))
  .route('/speakers', connectionRoutes(speaking))
  .route('/painters', connectionRoutes(painting))
  .route('/listeners', connectionRoutes(listening))
  .route('/', auditRoutes)
  .route('/', installationUsageRoutes)
  .route('/', systemRoutes)
  .route('/', backupRoutes)
  .route('/', dictionaryRoutes)
  .route('/', languageToolRoutes)
  .route('/', documentAdminRoutes)
  .route('/', engineAdminRoutes)
  .route('/', planAdminRoutes)
  .route('/', trainingFeeRoutes)
  .route('/', feedbackAdminRoutes)
  .route('/', contactRoutes)
  .route('/', brandAdminRoutes)
  .route('/', videoRoutes)
  .route('/', stylePictureAdminRoutes)
