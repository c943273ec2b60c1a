import type { IdentityProvider, TermsDocument } from '@quittance/sdk/contract';
import type { Generated } from 'kysely';
import type { JsonColumn, Language, Locale } from '../kernel/index.ts';

/** What links a sign-up to an invite: to a company to join the product, or to a person to join a company. */
export type InviteKind = 'company' | 'member';

/** Sign-ups. The person is created when the e-mail is verified. An address may have several unverified sign-ups. */
export interface SignUpsTable {
  id: string;
  /** Lower case. */
  email: string;
  /** argon2id in PHC text form; null once the person has it, and with a provider. */
  password_hash: string | null;
  first_name: string;
  last_name: string;
  /** E.164; null with a provider, which gives none. */
  phone_number: string | null;
  phone_number_country_iso: string | null;
  /** With whose account the person signs in once the e-mail is verified. */
  provider: IdentityProvider | null;
  provider_subject: string | null;
  provider_email: string | null;
  /** Of the browser that proved the account: nobody else's click connects it. */
  provider_browser_hash: Buffer | null;
  locale: Locale;
  tracking: JsonColumn<Readonly<Record<string, string>>>;
  invite_kind: InviteKind | null;
  /** By `invite_kind` of a company or of a member. A resent invite keeps its id. */
  invite_id: string | null;
  /** SHA-256 of the newest link's token; kept after it was used. Null for an invite that verified the address. */
  token_hash: Buffer | null;
  created_at: Generated<Date>;
  mailed_at: Date;
  expires_at: Date;
  /** The person who was created when the e-mail was verified. */
  person_id: string | null;
  verified_at: Date | null;
}

/** What was accepted with a sign-up, a row for each document. Append-only. */
export interface TermsAcceptancesTable {
  id: string;
  /** Stays when a sign-up that nobody verified is removed. */
  sign_up_id: string;
  document: TermsDocument;
  version: string;
  language: Language;
  /** Of the document's file, in hex. */
  sha256: string;
  ip: string;
  accepted_at: Generated<Date>;
}

interface SignUpTables {
  sign_ups: SignUpsTable;
  terms_acceptances: TermsAcceptancesTable;
}

declare module '../db/database.ts' {
  interface Database extends SignUpTables {}
}
