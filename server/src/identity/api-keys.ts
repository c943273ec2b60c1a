import type { ApiKeyScope, EmbeddedWidget } from '@quittance/sdk/contract';
import { organizationRestriction } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { type ActorOf, hashSecret, newId, newSecret, restrictedRefusal } from '../kernel/index.ts';

const prefixLength = 10;

export interface NewApiKey {
  readonly organizationId: string;
  /** Name that the owner gave the key. */
  readonly name: string;
  readonly scopes: readonly ApiKeyScope[];
  /** What its embed sessions may open. Default: nothing. */
  readonly widgets?: readonly EmbeddedWidget[];
  /** The pages that its embed sessions may be used from. Default: none. */
  readonly origins?: readonly string[];
  /** The person who creates it; absent for a command. */
  readonly createdBy?: string;
}

export interface CreatedApiKey {
  readonly apiKeyId: string;
  /** The complete key, `qk_…`. Shown only once, because only its hash is stored. */
  readonly secret: string;
  /** The key's first characters, by which its owner tells it from others. */
  readonly prefix: string;
}

/** Creates a secret key for a partner's back end. */
export async function createApiKey(transaction: Connection, key: NewApiKey): Promise<CreatedApiKey> {
  const apiKeyId = newId('key');
  const secret = newSecret('qk');
  const prefix = secret.slice(0, prefixLength);
  await transaction
    .insertInto('api_keys')
    .values({
      id: apiKeyId,
      organization_id: key.organizationId,
      name: key.name,
      prefix,
      secret_hash: hashSecret(secret),
      scopes: [...key.scopes],
      widgets: [...(key.widgets ?? [])],
      origins: [...(key.origins ?? [])],
      created_by: key.createdBy ?? null,
    })
    .execute();
  return { apiKeyId, secret, prefix };
}

/** The organization's keys that were not revoked, newest first. */
export async function listApiKeys(db: Connection, organizationId: string) {
  const rows = await db
    .selectFrom('api_keys')
    .leftJoin('people', 'people.id', 'api_keys.created_by')
    .select([
      'api_keys.id',
      'api_keys.name',
      'api_keys.prefix',
      'api_keys.scopes',
      'api_keys.widgets',
      'api_keys.origins',
      'api_keys.created_at',
      'api_keys.used_at',
      'people.first_name',
      'people.last_name',
    ])
    .where('api_keys.organization_id', '=', organizationId)
    .where('api_keys.revoked_at', 'is', null)
    .orderBy('api_keys.created_at', 'desc')
    .orderBy('api_keys.id', 'desc')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    widgets: row.widgets,
    origins: row.origins,
    ...(row.first_name !== null && { createdBy: `${row.first_name} ${row.last_name}` }),
    createdAt: row.created_at.toISOString(),
    ...(row.used_at && { usedAt: row.used_at.toISOString() }),
  }));
}

/** Revokes the key, so that it is refused from now on. */
export async function revokeApiKey(transaction: Connection, apiKeyId: string): Promise<void> {
  await transaction
    .updateTable('api_keys')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', apiKeyId)
    .where('revoked_at', 'is', null)
    .execute();
}

/**
 * Finds the key with this secret; null if there is none.
 * @throws PersonOrCompanyDisabled if the organization that owns it is restricted
 */
export async function findApiKey(db: Connection, secret: string): Promise<ActorOf<'api-key'> | null> {
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('organizations', 'organizations.id', 'api_keys.organization_id')
    .select([
      'api_keys.id',
      'api_keys.organization_id',
      'api_keys.scopes',
      'organizations.status',
      'organizations.verification_status as verificationStatus',
    ])
    .where('api_keys.secret_hash', '=', hashSecret(secret))
    .where('api_keys.revoked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const restriction = organizationRestriction(row);
  if (restriction) throw restrictedRefusal(restriction);
  await noteUse(db, row.id);
  return { kind: 'api-key', apiKeyId: row.id, organizationId: row.organization_id, scopes: row.scopes };
}

/** Records when a key was last used, at most once a minute, so that calls don't contend for its row. */
async function noteUse(db: Connection, apiKeyId: string): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', apiKeyId)
    .where((or) => or.or([or('used_at', 'is', null), or('used_at', '<', sql<Date>`now() - interval '1 minute'`)]))
    .execute();
}
