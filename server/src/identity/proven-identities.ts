import { type Selectable, sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { type CallContext, cookies, hashSecret, Refusal } from '../kernel/index.ts';
import type { ProvenIdentity } from '../providers/index.ts';
import type { ProvenIdentitiesTable } from './tables.ts';

/** How long somebody may take to sign up or in with what they have proven. */
const goodFor = sql`interval '1 hour'`;

/** Keeps an identity that nobody has connected, for the browser that has proven it. */
export async function keepProvenIdentity(
  context: Pick<CallContext, 'app' | 'getCookie'>,
  { provider, subject, email, isEmailVerified, firstName, lastName }: ProvenIdentity,
): Promise<void> {
  const row = {
    browser_hash: browserOf(context),
    provider,
    subject,
    email,
    is_email_verified: isEmailVerified,
    first_name: firstName,
    last_name: lastName,
    created_at: sql<Date>`now()`,
  };
  await context.app.db
    .insertInto('proven_identities')
    .values(row)
    .onConflict((conflict) => conflict.column('browser_hash').doUpdateSet(row))
    .execute();
}

/** Hash of the secret of a browser that was sent to a provider; null for another. */
export const provingBrowser = ({ getCookie }: Pick<CallContext, 'getCookie'>): Buffer | null => {
  const secret = getCookie(cookies.provider);
  return secret === undefined ? null : hashSecret(secret);
};

/** The same for a query; a browser without a secret has proven nothing. */
const browserOf = (context: Pick<CallContext, 'getCookie'>): Buffer => provingBrowser(context) ?? hashSecret('');

/** Returns the identity that this browser has proven. @throws NotFoundError */
export async function getProvenIdentity(
  context: Pick<CallContext, 'getCookie'>,
  db: Connection,
): Promise<ProvenIdentity & { readonly provenAt: Date }> {
  const row = await db
    .selectFrom('proven_identities')
    .selectAll()
    .where('browser_hash', '=', browserOf(context))
    .where(sql<boolean>`created_at > now() - ${goodFor}`)
    .executeTakeFirst();
  if (!row) throw noneProven();
  return identityOfRow(row);
}

const noneProven = () => new Refusal('NotFoundError', 'This browser has proven no identity.');

const identityOfRow = (row: Selectable<ProvenIdentitiesTable>) => ({
  provider: row.provider,
  subject: row.subject,
  email: row.email,
  isEmailVerified: row.is_email_verified,
  firstName: row.first_name,
  lastName: row.last_name,
  provenAt: row.created_at,
});

/** Uses it up: of two requests, one gets it. @throws NotFoundError */
export async function takeProvenIdentity(context: CallContext, identity: ProvenIdentity): Promise<void> {
  const taken = await context.db
    .deleteFrom('proven_identities')
    .where('browser_hash', '=', browserOf(context))
    .where('provider', '=', identity.provider)
    .where('subject', '=', identity.subject)
    .returning('subject')
    .executeTakeFirst();
  if (!taken) throw noneProven();
}

/**
 * Drops what this browser has proven, and its secret: the next person there must not find it, and the next visit to a provider
 * begins with a new one.
 */
export async function forgetProvenIdentity(context: CallContext): Promise<undefined> {
  if (context.getCookie(cookies.provider) === undefined) return;
  await context.db.deleteFrom('proven_identities').where('browser_hash', '=', browserOf(context)).execute();
  context.setCookie(cookies.provider, '');
}

/** Lets this browser keep its secret while its person waits for a mailed link. */
export function keepProvingBrowser(context: CallContext, hours: number): void {
  const secret = context.getCookie(cookies.provider);
  if (secret !== undefined) context.setCookie(cookies.provider, secret, { maxAgeSeconds: hours * 3_600 });
}
