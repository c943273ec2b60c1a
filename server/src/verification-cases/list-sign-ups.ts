import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { sql } from 'kysely';
import { containsPattern } from '../db/index.ts';
import { type OperationContext, refuseFormat } from '../kernel/index.ts';
import { findOrganizations, type Organization } from '../organizations/index.ts';
import { type CaseFacts, caseFactsOf, toCompanyCase } from './list-companies.ts';

type SignUps = CallOutput<Contract['listSignUps']>;
type SignUp = SignUps['items'][number];

interface SignUpSearch {
  readonly search?: string | undefined;
  readonly stage?: SignUp['stage'] | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

interface SignUpRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly country: string | null;
  readonly created_at: Date;
  /** Microseconds since 1970, which a Date can't hold. */
  readonly created_us: string;
  readonly organization_id: string | null;
  readonly is_verified: boolean;
}

/** People, and the newest sign-up of each address that nobody verified. */
const signUps = sql`
  select people.id, people.first_name || ' ' || people.last_name as name, people.email,
    people.phone_number_country_iso as country, people.created_at, true as is_verified,
    (select organization_id from memberships where person_id = people.id
     order by created_at, organization_id limit 1) as organization_id
  from people
  union all
  select sign_ups.id, sign_ups.first_name || ' ' || sign_ups.last_name, sign_ups.email,
    sign_ups.phone_number_country_iso, sign_ups.created_at, false, null
  from sign_ups
  where sign_ups.verified_at is null and sign_ups.person_id is null
    and not exists (select from people where people.email = sign_ups.email)
    and not exists (select from sign_ups as newer where newer.email = sign_ups.email and newer.verified_at is null
      and newer.id > sign_ups.id)`;

const stageConditions = {
  email_not_verified: sql`not is_verified`,
  without_company: sql`is_verified and organization_id is null`,
  with_company: sql`organization_id is not null`,
} as const;

/** Lists one page of those who signed up, newest first. @throws ValidationError for an invalid cursor */
export async function listSignUps(
  { app, db }: Pick<OperationContext, 'app' | 'db'>,
  { search, stage, cursor, limit }: SignUpSearch,
): Promise<SignUps> {
  const { rows } = await sql<SignUpRow>`
    select * from (
      select signed.*, (extract(epoch from signed.created_at) * 1000000)::bigint::text as created_us
      from (${signUps}) as signed
    ) as signed
    where ${stage ? stageConditions[stage] : sql`true`}
      and ${cursor === undefined ? sql`true` : isAfter(cursor)}
      and ${search ? isMatch(search) : sql`true`}
    order by created_us::bigint desc, id desc
    limit ${limit + 1}`.execute(db);
  const shown = rows.slice(0, limit);
  const ids = shown.flatMap(({ organization_id }) => organization_id ?? []);
  const found = await findOrganizations(db, ids);
  const facts = await caseFactsOf({ app, db }, ids);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => toSignUp(row, found, facts)),
    nextCursor: last && rows.length > limit ? `${last.created_us}-${last.id}` : null,
  };
}

function isMatch(search: string) {
  const pattern = containsPattern(search);
  return sql`(name ilike ${pattern} or email ilike ${pattern} or organization_id in
    (select organizations.id from organizations where legal_name ilike ${pattern} or handle ilike ${pattern}))`;
}

function isAfter(cursor: string) {
  const [, createdUs, id] = /^(\d{1,18})-((?:usr|sup)_[0-9a-z]+)$/.exec(cursor) ?? [];
  if (!createdUs || !id) throw refuseFormat('cursor');
  return sql`(created_us::bigint, id) < (${createdUs}::bigint, ${id})`;
}

function toSignUp(row: SignUpRow, organizations: ReadonlyMap<string, Organization>, facts: CaseFacts): SignUp {
  const organization = row.organization_id === null ? undefined : organizations.get(row.organization_id);
  return {
    signUpId: row.id,
    name: row.name,
    email: row.email,
    ...(row.country !== null && { phoneCountryIso: row.country }),
    signedUpAt: row.created_at.toISOString(),
    stage: stageOf(row),
    ...(organization && { company: toCompanyCase(organization, facts) }),
  };
}

function stageOf({ is_verified, organization_id }: SignUpRow): SignUp['stage'] {
  if (!is_verified) return 'email_not_verified';
  return organization_id === null ? 'without_company' : 'with_company';
}
