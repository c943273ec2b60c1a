import { createHmac } from 'node:crypto';
import { contactProblems, englishSentence } from '@quittance/sdk/validation';
import { sql } from 'kysely';
import { type Connection, lockName } from '../db/index.ts';
import { type FieldProblem, type OperationContext, Refusal, refuseFields } from '../kernel/index.ts';
import { findUndeliverable } from '../notifications/index.ts';
import { getOrganization } from '../organizations/index.ts';
import type { MailedInviteKind } from './tables.ts';

/** Mailed invites within 24 hours of real time. */
export const inviteMailLimits = {
  perVerifiedOrganization: 200,
  perUnverifiedOrganization: 25,
  /** From all organizations together. */
  perRecipient: 5,
  /** Fewer, so that no organization uses up all mails to an address. */
  perRecipientOfOrganization: 3,
} as const;

const windowHours = 24;

type Context = Pick<OperationContext, 'app' | 'db'>;

/** An address to mail. */
export interface InviteRecipient {
  /** Lower case. */
  readonly email: string;
  /** The request's field with the address, for a refusal. */
  readonly path?: string;
}

export interface InviteMails {
  /** Who invites. */
  readonly organizationId: string;
  readonly kind: MailedInviteKind;
  readonly recipients: readonly InviteRecipient[];
}

/**
 * Makes mails of an organization, and mails to the same addresses, wait for each other until the transaction ends. Call it
 * before any row of the organization or of an invite is locked: all callers lock in this order, so none deadlock.
 */
export async function lockInviteMails(
  { app, db }: Context,
  { organizationId, recipients }: Omit<InviteMails, 'kind'>,
): Promise<void> {
  await lockName(db, `invites of ${organizationId}`);
  const hashes = recipients.map(({ email }) => hashOf(app, email).toString('hex'));
  for (const hash of hashes.sort()) await lockName(db, `invites to ${hash}`);
}

/**
 * Counts mails that are about to be sent. The caller has locked them with `lockInviteMails`.
 * @throws TooManyInvitesError if the organization has sent too many today; RecipientInvitedOftenError, with the fields, for
 *   addresses that got too many; ValidationError for addresses that mails don't reach
 */
export async function countInviteMails({ app, db }: Context, mails: InviteMails): Promise<void> {
  await assertOrganizationMaySend(db, mails);
  await assertRecipientsMayGet({ app, db }, mails);
  await assertReachable(db, mails.recipients);
  const { organizationId, kind, recipients } = mails;
  const hashes = recipients.map(({ email }) => hashOf(app, email));
  await db
    .insertInto('mailed_invites')
    .values(hashes.map((hash) => ({ organization_id: organizationId, kind, recipient_hash: hash })))
    .execute();
}

async function assertReachable(db: Connection, recipients: readonly InviteRecipient[]): Promise<void> {
  const unreachable = await findUndeliverable(
    db,
    recipients.map(({ email }) => email),
  );
  const problems = recipients
    .filter(({ email }) => unreachable.has(email))
    .map(({ path = 'email' }) => ({ path, message: englishSentence(contactProblems.unreachable) }));
  if (problems.length > 0) throw refuseFields(problems);
}

async function assertOrganizationMaySend(db: Connection, { organizationId, recipients }: InviteMails): Promise<void> {
  const { verificationStatus } = await getOrganization(db, organizationId);
  const limit =
    verificationStatus === 'approved'
      ? inviteMailLimits.perVerifiedOrganization
      : inviteMailLimits.perUnverifiedOrganization;
  const { sent } = await countedMails(db)
    .select(({ fn }) => fn.countAll<bigint>().as('sent'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  if (Number(sent) + recipients.length <= limit) return;
  const message = 'This organization has reached its daily number of invitations.';
  throw new Refusal('TooManyInvitesError', message, [], { retryAfterSeconds });
}

async function assertRecipientsMayGet(
  { app, db }: Context,
  { organizationId, recipients }: InviteMails,
): Promise<void> {
  const full = await countedMails(db)
    .select('recipient_hash')
    .where(
      'recipient_hash',
      'in',
      recipients.map(({ email }) => hashOf(app, email)),
    )
    .groupBy('recipient_hash')
    .having(({ eb, fn, or }) => {
      const own = fn.countAll().filterWhere('organization_id', '=', organizationId);
      return or([
        eb(fn.countAll(), '>=', inviteMailLimits.perRecipient),
        eb(own, '>=', inviteMailLimits.perRecipientOfOrganization),
      ]);
    })
    .execute();
  if (full.length === 0) return;
  const message = 'This address has received several invitations today. Try again tomorrow.';
  const validations = recipients.flatMap(({ email, path }): FieldProblem[] =>
    path !== undefined && full.some((row) => row.recipient_hash.equals(hashOf(app, email))) ? [{ path, message }] : [],
  );
  throw new Refusal('RecipientInvitedOftenError', message, validations, { retryAfterSeconds });
}

/** An hour: the oldest counted mail may drop out at any time, and its time is not the caller's to know. */
const retryAfterSeconds = 3600;

const countedMails = (db: Connection) =>
  db
    .selectFrom('mailed_invites')
    .where('mailed_at', '>', sql<Date>`now() - make_interval(hours => ${sql.lit(windowHours)})`);

/** With the key of the installation: a list of known addresses tells nobody who was invited. */
const hashOf = ({ config }: Context['app'], email: string): Buffer =>
  createHmac('sha256', config.dataKey).update(`invite recipient ${email}`).digest();
