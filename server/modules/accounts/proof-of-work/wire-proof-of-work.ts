import type { WingTools } from '#server/http/wing.ts'
import { createProofOfWorkService } from './proof-of-work.service.ts'
import { createSpentProofsStore } from './spent-proofs.store.ts'

type Tools = Pick<WingTools, 'config' | 'database' | 'secrets' | 'now' | 'log'>
type Made = Parameters<typeof createProofOfWorkService>[0]

export function wireProofOfWork({ config, database, secrets, now, log }: Tools, together: Made['together']) {
  return createProofOfWorkService({
    spent: createSpentProofsStore(database),
    hmacKey: () => secrets.derive('proof of work'),
    after: config.proofOfWorkAfter ?? Number.POSITIVE_INFINITY,
    together,
    onAlone: (err) => log.warn({ err }, 'this process counts new accounts alone'),
    now,
  })
}
