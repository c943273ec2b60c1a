import type { Generated } from 'kysely';
import type { JsonColumn } from '../../../kernel/index.ts';

/** The key by which the sandbox's providers sign, shared by all server processes. */
export interface SandboxIdentityKeysTable {
  id: string;
  /** PKCS #8 in PEM form, sealed with the data key. */
  sealed_key: Buffer;
}

/** Codes that await their exchange. */
export interface SandboxIdentityCodesTable {
  /** SHA-256 of the code. */
  code_hash: Buffer;
  claims: JsonColumn<Readonly<Record<string, string>>>;
  code_challenge: string;
  created_at: Generated<Date>;
}

interface SandboxIdentityTables {
  sandbox_identity_keys: SandboxIdentityKeysTable;
  sandbox_identity_codes: SandboxIdentityCodesTable;
}

declare module '../../../db/database.ts' {
  interface Database extends SandboxIdentityTables {}
}
