import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'

/** Where what waits to go out is queued; each has a column `held_at`, and what is held stays until staff let it go. */
const QUEUES = ['pending_mail', 'webhook_deliveries'] as const

/** More than can have been made since a backup, one in ten minutes at most. */
const ATTEMPTS_SINCE = 100_000

/**
 * A site that comes back tells nobody again what it had told after the backup: what was waiting then is held. Commands that games may
 * have run since are in doubt, those too that do no harm when they run twice: what they give may have been taken back since. So are
 * refunds that a provider may have been asked for since.
 */
export async function holdOutgoing(database: Database, now: Date): Promise<void> {
  for (const queue of QUEUES)
    await sql`update ${sql.table(queue)} set held_at = ${now.getTime()} where held_at is null`.execute(
      database.query,
    )
  await sql`update deliveries set state = 'review', reason = 'restored'
    where state in ('queued', 'leased')`.execute(database.query)
  // What an agent still tells of attempts after the backup is about none of these.
  await sql`update deliveries set attempt = attempt + ${ATTEMPTS_SINCE}, leased_to = null, lease_ends_at = null
    where state in ('review', 'failed') and attempt > 0`.execute(database.query)
  for (const refunds of ['order_refunds', 'top_up_refunds'])
    await sql`update ${sql.table(refunds)} set state = 'review', next_look_up_at = null, request = null
      where state = 'pending' and provider_refund_id is null`.execute(database.query)
}
