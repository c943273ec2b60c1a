import type { ApiKeyScope, EmbeddedWidget, IdentityProvider, PersonStatus, StaffRole } from '@quittance/sdk/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Handle, Locale } from '../kernel/index.ts';

/** Portal and back office have separate people, sessions and codes. Those of one are never valid for the other. */
export type SessionKind = 'customer' | 'staff';

type CurrentUser = Awaited<ReturnType<Handle<'getMe'>>>;
type CurrentStaff = Awaited<ReturnType<Handle<'getStaffMe'>>>;

type Written = ColumnType<Date, Date | undefined, Date>;

export interface PeopleTable {
  id: string;
  /** Lower case. */
  email: string;
  /** argon2id in PHC text form. Null until the person has set a password. */
  password_hash: string | null;
  first_name: string;
  last_name: string;
  phone_number: string | null;
  /** ISO 3166-1 alpha-2. */
  phone_number_country_iso: string | null;
  phone_number_verified: Generated<boolean>;
  status: Generated<PersonStatus>;
  kyc_status: Generated<string>;
  pep_status: Generated<string>;
  identity_status: Generated<string>;
  /** Language of their mails and pages; null until they have signed up or in. */
  locale: Locale | null;
  /** Other choices than the language. */
  preferences: Generated<CurrentUser['preferences']>;
  /** Business time; null for people whom somebody else created. */
  signed_up_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Written;
}

export interface StaffTable {
  id: string;
  email: string;
  password_hash: string | null;
  first_name: string;
  last_name: string;
  role: StaffRole;
  status: Generated<PersonStatus>;
  locale: Locale | null;
  preferences: Generated<CurrentStaff['preferences']>;
  /** Raised with each edit. */
  version: Generated<number>;
  created_at: Written;
}

export interface SessionsTable {
  id: string;
  kind: SessionKind;
  stage: 'intermediate' | 'confirmed';
  /** SHA-256 of the cookie's token; the server doesn't store the token. */
  token_hash: Buffer;
  /** A person or a staff member, by `kind`. */
  user_id: string;
  organization_id: string | null;
  /** Whether the device is remembered, so that the sign-in needs no code. */
  code_waived: Generated<boolean>;
  ip: string;
  user_agent: string;
  /** Of the browser that signed in, if it was sent to a provider before. An account that it proved is connected in it only. */
  provider_browser_hash: Buffer | null;
  created_at: Written;
  seen_at: Written;
  idle_expires_at: Date;
  absolute_expires_at: Date;
}

export interface TrustedDevicesTable {
  id: string;
  kind: SessionKind;
  user_id: string;
  token_hash: Buffer;
  /** Where it was remembered; empty for devices remembered before these were kept. */
  ip: Generated<string>;
  user_agent: Generated<string>;
  created_at: Written;
  expires_at: Date;
}

/** The link by which a user sets their password; a newer one replaces it. */
export interface PasswordLinksTable {
  user_id: string;
  kind: SessionKind;
  token_hash: Buffer;
  created_at: Written;
  expires_at: Date;
}

/** An authenticator app (TOTP, RFC 6238). */
export interface AuthenticatorsTable {
  user_id: string;
  kind: SessionKind;
  /** The secret, sealed for the user id. */
  sealed_secret: Buffer;
  /** When its first code was given; null before, when it counts for nothing. */
  confirmed_at: Date | null;
  /** The newest time step whose code was used. It and older ones are refused. */
  last_step: bigint | null;
  /** What that code was used for. */
  last_purpose: string | null;
  created_at: Written;
}

/** A browser that was sent to a provider. */
export interface IdentityRequestsTable {
  state_hash: Buffer;
  /** SHA-256 of the browser's cookie. */
  browser_hash: Buffer;
  provider: IdentityProvider;
  /** Who connects an account; null to sign in. */
  person_id: string | null;
  created_at: Written;
}

/** An account with a provider that nobody has connected, for the browser that has proven it. */
export interface ProvenIdentitiesTable {
  browser_hash: Buffer;
  provider: IdentityProvider;
  subject: string;
  email: string;
  is_email_verified: boolean;
  first_name: string;
  last_name: string;
  created_at: Written;
}

/** An account with a provider with which a person signs in. */
export interface LinkedIdentitiesTable {
  provider: IdentityProvider;
  subject: string;
  person_id: string;
  /** As of the connection; to tell accounts apart, never to find anybody. */
  email: string;
  created_at: Written;
  used_at: Date | null;
}

export interface RecoveryCodesTable {
  id: string;
  user_id: string;
  /** HMAC under a key of the server, so that the table alone does not reveal a code. */
  code_hash: Buffer;
  used_at: Date | null;
  created_at: Written;
}

export interface PasskeysTable {
  id: string;
  user_id: string;
  name: string;
  /** base64url, as browsers write it. */
  credential_id: string;
  /** COSE. */
  public_key: Buffer;
  /** Stays 0 for passkeys that are synchronized between devices. */
  counter: bigint;
  transports: readonly string[];
  created_at: Written;
  used_at: Date | null;
}

export interface PasskeyChallengesTable {
  /** base64url. */
  challenge: string;
  /** SHA-256 of the session's id, or of the cookie of somebody signed out. */
  bound_to: Buffer;
  created_at: Written;
}

/** That an organization's owner was told of a member who secured their account and may not manage funds. */
export interface SecurityNoticesTable {
  person_id: string;
  organization_id: string;
  sent_at: Written;
}

export interface OtpChallengesTable {
  id: string;
  user_id: string;
  purpose: string;
  salt: Buffer;
  code_hash: Buffer;
  wrong_attempts: Generated<number>;
  created_at: Written;
  expires_at: Date;
  consumed_at: Date | null;
  superseded_at: Date | null;
}

export interface SignInAttemptsTable {
  /**
   * The user id for `code` and `own-code-request`; otherwise a hash, so that no addresses or networks are stored: of the
   * e-mail address, and unless it counts from anywhere also of the network; of the network alone for `email-lookup`; of the
   * user id or the phone number for `text-message`.
   */
  subject: string;
  kind:
    | 'password'
    | 'password-anywhere'
    | 'code'
    | 'code-request'
    | 'code-request-anywhere'
    | 'own-code-request'
    | 'email-lookup'
    | 'verification-mail'
    | 'verification-mail-anywhere'
    | 'text-message'
    | 'reset-code'
    | 'reset-request'
    | 'reset-request-anywhere';
  count: number;
  window_started_at: Date;
  locked_until: Date | null;
}

export interface ApiKeysTable {
  id: string;
  organization_id: string;
  name: string;
  /** The first characters of the secret, to distinguish keys. */
  prefix: string;
  secret_hash: Buffer;
  scopes: ApiKeyScope[];
  /** The widgets that its embed sessions may open. */
  widgets: ColumnType<EmbeddedWidget[], EmbeddedWidget[] | undefined>;
  /** The origins of the pages that its embed sessions may be used from. */
  origins: ColumnType<string[], string[] | undefined>;
  /** The person who created it; null for a key made by a command. */
  created_by: string | null;
  created_at: Written;
  used_at: Date | null;
  revoked_at: Date | null;
}

interface IdentityTables {
  people: PeopleTable;
  staff: StaffTable;
  sessions: SessionsTable;
  trusted_devices: TrustedDevicesTable;
  password_links: PasswordLinksTable;
  authenticators: AuthenticatorsTable;
  identity_requests: IdentityRequestsTable;
  proven_identities: ProvenIdentitiesTable;
  linked_identities: LinkedIdentitiesTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  security_notices: SecurityNoticesTable;
  otp_challenges: OtpChallengesTable;
  sign_in_attempts: SignInAttemptsTable;
  api_keys: ApiKeysTable;
}

declare module '../db/database.ts' {
  interface Database extends IdentityTables {}
}
