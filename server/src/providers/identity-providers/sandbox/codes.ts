import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { hashSecret, newSecret } from '../../../kernel/index.ts';
import type { SandboxParts } from './sandbox-client.ts';

type Claims = Readonly<Record<string, string | boolean>>;

/** @returns a code that is good once, for a minute */
export async function issueCode({ db }: SandboxParts, claims: Claims, codeChallenge: string): Promise<string> {
  const code = newSecret('code');
  await db
    .insertInto('sandbox_identity_codes')
    .values({ code_hash: hashSecret(code), claims: JSON.stringify(claims), code_challenge: codeChallenge })
    .execute();
  return code;
}

/** Uses a code up. @returns its claims; null if it was used, is too old, or the verifier is not the one of its request */
export async function redeemCode({ db }: SandboxParts, code: string, verifier: string): Promise<Claims | null> {
  const row = await db
    .deleteFrom('sandbox_identity_codes')
    .where('code_hash', '=', hashSecret(code))
    .returning(['claims', 'code_challenge', sql<boolean>`created_at > now() - interval '1 minute'`.as('isFresh')])
    .executeTakeFirst();
  if (!row?.isFresh) return null;
  return row.code_challenge === createHash('sha256').update(verifier).digest('base64url') ? row.claims : null;
}
