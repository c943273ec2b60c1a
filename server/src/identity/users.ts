import type { CallInput, Contract, PersonStatus, StaffRole } from '@quittance/sdk/contract';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { type Clock, findLocale, type Locale, newId, refuseFormat } from '../kernel/index.ts';
import { hashPassword } from './passwords.ts';
import type { SessionKind } from './tables.ts';

interface PersonFacts {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: {
    /** E.164. */
    readonly number: string;
    /** ISO 3166-1 alpha-2. */
    readonly countryIso: string;
    readonly isVerified: boolean;
  };
  /** Default: no step done yet. */
  readonly verification?: {
    readonly kycStatus: string;
    readonly pepStatus: string;
    readonly identityStatus: string;
  };
  /** Default: that of their first sign-in. */
  readonly locale?: Locale;
  /** Business time; default: they did not sign up. */
  readonly signedUpAt?: Date;
}

export interface NewPerson extends PersonFacts {
  /** Absent: the person sets it by a link. */
  readonly password?: string;
}

/**
 * Creates a person who can sign in to the portal.
 * @returns the user id
 * @throws Error if the e-mail address is taken
 */
export async function createPerson(transaction: Connection, { password, ...facts }: NewPerson): Promise<string> {
  const id = await addPerson(transaction, { ...facts, passwordHash: await hashIfGiven(password) });
  if (id === null) throw new Error('Somebody has this e-mail address.');
  return id;
}

/**
 * Creates a person whose password is hashed already.
 * @returns their user id; null when somebody has the e-mail address
 */
export async function addPerson(
  transaction: Connection,
  person: PersonFacts & { readonly passwordHash: string | null },
): Promise<string | null> {
  const { phone, verification } = person;
  const added = await transaction
    .insertInto('people')
    .values({
      id: newId('usr'),
      email: person.email.toLowerCase(),
      password_hash: person.passwordHash,
      first_name: person.firstName,
      last_name: person.lastName,
      phone_number: phone?.number ?? null,
      phone_number_country_iso: phone?.countryIso ?? null,
      phone_number_verified: phone?.isVerified ?? false,
      locale: person.locale ?? null,
      signed_up_at: person.signedUpAt ?? null,
      ...(verification && {
        kyc_status: verification.kycStatus,
        pep_status: verification.pepStatus,
        identity_status: verification.identityStatus,
      }),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id ?? null;
}

export interface NewStaff {
  readonly email: string;
  /** Absent: the staff member sets it by a link. */
  readonly password?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: StaffRole;
}

/**
 * Creates a staff member, who can sign in only to the back office.
 * @returns the user id
 */
export async function createStaff(transaction: Connection, staff: NewStaff): Promise<string> {
  const id = newId('usr');
  await transaction
    .insertInto('staff')
    .values({
      id,
      email: staff.email.toLowerCase(),
      password_hash: await hashIfGiven(staff.password),
      first_name: staff.firstName,
      last_name: staff.lastName,
      role: staff.role,
    })
    .execute();
  return id;
}

const hashIfGiven = async (password: string | undefined) => (password === undefined ? null : hashPassword(password));

/** A person or a staff member who signs in. */
export interface User {
  readonly id: string;
  readonly email: string;
  /** Null until they have set a password. */
  readonly passwordHash: string | null;
  readonly status: PersonStatus;
  /** Null before the first sign-in. */
  readonly locale: Locale | null;
}

export const userTableOf = { customer: 'people', staff: 'staff' } as const satisfies Record<SessionKind, string>;
export const userColumns = ['id', 'email', 'password_hash as passwordHash', 'status', 'locale'] as const;

export async function findUserByEmail(db: Connection, kind: SessionKind, email: string): Promise<User | null> {
  const row = await db.selectFrom(userTableOf[kind]).select(userColumns).where('email', '=', email).executeTakeFirst();
  return row ?? null;
}

export async function getUser(db: Connection, kind: SessionKind, id: string): Promise<User> {
  return await db.selectFrom(userTableOf[kind]).select(userColumns).where('id', '=', id).executeTakeFirstOrThrow();
}

export interface PersonNames {
  readonly firstName: string;
  readonly lastName: string;
}

export const getPersonNames = (db: Connection, personId: string): Promise<PersonNames> =>
  db
    .selectFrom('people')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();

/** Returns a person's first and last name in one. */
export async function getFullName(db: Connection, personId: string): Promise<string> {
  const { firstName, lastName } = await getPersonNames(db, personId);
  return `${firstName} ${lastName}`.trim();
}

export async function setPersonNames(
  db: Connection,
  personId: string,
  { firstName, lastName }: PersonNames,
): Promise<void> {
  await db
    .updateTable('people')
    .set({ first_name: firstName, last_name: lastName })
    .where('id', '=', personId)
    .execute();
}

type ChosenPreferences = CallInput<Contract['savePreferences']>['body'];

export interface UserKey {
  readonly kind: SessionKind;
  readonly userId: string;
}

/**
 * Stores what a user chose; what is absent stays as it is.
 * @throws ValidationError for a language that we have no texts in
 */
export async function savePreferences(
  db: Connection,
  { kind, userId }: UserKey,
  { locale: tag, ...kept }: ChosenPreferences,
): Promise<undefined> {
  const locale = tag === undefined ? undefined : findLocale(tag);
  if (tag !== undefined && !locale) throw refuseFormat('locale');
  await db
    .updateTable(userTableOf[kind])
    .set({ preferences: sql`preferences || ${JSON.stringify(kept)}::jsonb`, ...(locale && { locale }) })
    .where('id', '=', userId)
    .execute();
}

type FormMemory = Pick<ChosenPreferences, 'selectedFileLanguage' | 'isUbosFormsSkipped' | 'isIdentityCheckSkipped'>;

/** Returns what the forms of a person remember, as far as they do. */
export async function findFormMemory(db: Connection, userId: string): Promise<FormMemory> {
  const { preferences } = await db
    .selectFrom('people')
    .select('preferences')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { selectedFileLanguage, isUbosFormsSkipped, isIdentityCheckSkipped } = preferences;
  return {
    ...(selectedFileLanguage !== undefined && { selectedFileLanguage }),
    ...(isUbosFormsSkipped !== undefined && { isUbosFormsSkipped }),
    ...(isIdentityCheckSkipped !== undefined && { isIdentityCheckSkipped }),
  };
}

/** Stores the language of a user's first sign-in, until they choose one. Reads the clock on the way. */
export async function keepFirstLocale(
  db: Connection,
  clock: Clock,
  { kind, userId }: UserKey,
  locale: Locale,
): Promise<void> {
  const { rows } = await sql<{ readonly now: Date | null }>`
    with kept as (update ${sql.table(userTableOf[kind])} set locale = ${locale} where id = ${userId} and locale is null)
    select ${clock.reading} as now`.execute(db);
  clock.remember(db, rows[0]?.now ?? null);
}

/** Replaces a user's password. */
export async function setPassword(db: Connection, { kind, userId }: UserKey, passwordHash: string): Promise<void> {
  await db.updateTable(userTableOf[kind]).set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/** Makes changes of a person's verification wait for each other until the transaction ends. */
export async function lockPerson(transaction: Connection, personId: string): Promise<void> {
  await transaction.selectFrom('people').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
}

/** Statuses of a person's own verification; what is absent stays as it is. */
export interface VerificationStatusChange {
  readonly kycStatus?: string;
  readonly pepStatus?: string;
  readonly identityStatus?: string;
}

export async function setVerificationStatus(
  db: Connection,
  personId: string,
  { kycStatus, pepStatus, identityStatus }: VerificationStatusChange,
): Promise<void> {
  await db
    .updateTable('people')
    .set({
      ...(kycStatus !== undefined && { kyc_status: kycStatus }),
      ...(pepStatus !== undefined && { pep_status: pepStatus }),
      ...(identityStatus !== undefined && { identity_status: identityStatus }),
    })
    .where('id', '=', personId)
    .execute();
}
