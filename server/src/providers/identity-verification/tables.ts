import type { IdentityOutcome } from '@quittance/sdk/rules';
import type { Generated } from 'kysely';

/** A session with the sandbox's identity vendor. */
export interface SandboxIdentitySessionsTable {
  reference: string;
  token_hash: string;
  /** The caller's id of the session. */
  about: string;
  locale: 'en' | 'es';
  return_url: string;
  outcome: Generated<IdentityOutcome>;
  /** What the vendor reads from the document; null in sessions from before it read any. */
  sealed_document: Buffer | null;
  /** Business time at which the next callback is sent; null if none waits. */
  callback_at: Date | null;
  /** How often that callback was tried. */
  attempts: Generated<number>;
  /** Real time. */
  expires_at: Date;
  created_at: Generated<Date>;
}

interface IdentityVerificationTables {
  sandbox_identity_sessions: SandboxIdentitySessionsTable;
}

declare module '../../db/database.ts' {
  interface Database extends IdentityVerificationTables {}
}
