import { createHash } from 'node:crypto';
import type pg from 'pg';

/** A signed-in owner of an organization with an active US dollar account. */
export interface BenchPerson {
  readonly userId: string;
  readonly organizationId: string;
  /** Session cookie as a browser sends it. */
  readonly cookie: string;
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Creates organizations with one owner each, with one statement per table, using only columns that older revisions
 * have.
 */
export async function createOrganizations(
  client: pg.Client,
  prefix: string,
  count: number,
): Promise<readonly BenchPerson[]> {
  const names = Array.from({ length: count }, (_, index) => `${prefix}${index}`);
  const tokens = names.map((name) => `ses_bench-${name}`);
  await client.query(
    `with founded as (
       insert into organizations (id, legal_name, organization_type, pricing_tier, verification_status, provider_statuses)
       select 'org_' || lpad(name, 26, '0'), name || ' Inc.', 'business', 'premium', 'approved',
         '{"traditional": "approved", "smart": "not_started", "merchant": "not_started"}'
       from unnest($1::text[]) name returning 1
     ), born as (
       insert into people (id, email, password_hash, first_name, last_name)
       select 'usr_' || lpad(name, 26, '0'), name || '@bench.example', '-', 'Bench', name from unnest($1::text[]) name returning 1
     )
     select (select count(*) from founded) + (select count(*) from born)`,
    [names],
  );
  await client.query(
    `with joined as (
       insert into memberships (organization_id, person_id, role)
       select 'org_' || lpad(name, 26, '0'), 'usr_' || lpad(name, 26, '0'), 'owner' from unnest($1::text[]) name returning 1
     ), opened as (
       insert into currency_accounts (id, organization_id, currency, account_type)
       select 'cac_' || name, 'org_' || lpad(name, 26, '0'), 'USD', 'traditional' from unnest($1::text[]) name returning 1
     ), signed_in as (
       insert into sessions (id, kind, stage, token_hash, user_id, organization_id, ip, user_agent, idle_expires_at,
         absolute_expires_at)
       select 'ses_' || name, 'customer', 'confirmed', token_hash, 'usr_' || lpad(name, 26, '0'), 'org_' || lpad(name, 26, '0'), '127.0.0.1', 'bench',
         now() + interval '1 day', now() + interval '1 day'
       from unnest($1::text[], $2::bytea[]) as session (name, token_hash) returning 1
     )
     select (select count(*) from joined) + (select count(*) from opened) + (select count(*) from signed_in)`,
    [names, tokens.map(sha256)],
  );
  return names.map((name, index) => ({
    userId: `usr_${name.padStart(26, '0')}`,
    organizationId: `org_${name.padStart(26, '0')}`,
    cookie: `quittance_session=${tokens[index]}`,
  }));
}

/** A signed-in member of staff, who may upload documents. */
export type BenchStaff = Pick<BenchPerson, 'userId' | 'cookie'>;

export async function createStaff(client: pg.Client): Promise<BenchStaff> {
  const userId = `usr_${'staff'.padStart(26, '0')}`;
  const token = 'ses_bench-staff';
  await client.query(
    `insert into staff (id, email, password_hash, first_name, last_name, role)
     values ($1, 'staff@bench.example', '-', 'Bench', 'Staff', 'compliance-head')`,
    [userId],
  );
  await client.query(
    `insert into sessions (id, kind, stage, token_hash, user_id, ip, user_agent, idle_expires_at, absolute_expires_at)
     values ('ses_staff', 'staff', 'confirmed', $1, $2, '127.0.0.1', 'bench', now() + interval '1 day', now() + interval '1 day')`,
    [sha256(token), userId],
  );
  return { userId, cookie: `quittance_staff_session=${token}` };
}
