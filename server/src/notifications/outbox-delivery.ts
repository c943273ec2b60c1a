import { type Selectable, sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { DrainWork } from '../jobs/index.ts';
import type { App } from '../kernel/index.ts';
import { isAboutAddress } from './bounces/read-bounce.ts';
import { isKeptBack, markUndeliverable } from './bounces/undeliverable-addresses.ts';
import { type FindMailLogo, logosOfBatch } from './mail-logo.ts';
import type { MailData, MailTemplate, SmsData, SmsTemplate } from './messages.ts';
import { DeliveryError, type ReadLogo } from './ports.ts';
import type { OutboxTable } from './tables.ts';
import type { MailSetting } from './templates/mail-words.ts';
import { renderMail } from './templates/render-mail.ts';
import { renderSms } from './templates/render-sms.ts';

interface OutboxRow extends Selectable<OutboxTable> {
  readonly isUndeliverable: boolean;
}

/** Outcome of a message in one batch. */
type Fate = 'delivered' | 'put-off' | 'given-up';

const batchSize = 20;

/** Time for which a claim lasts. If the process dies, another one may claim the message after this. */
const lease = sql`interval '1 minute'`;

/** A stalled storage must hold up neither the mails behind nor this batch beyond its lease. */
const logoLimitMs = 2000;

interface DeliveryOptions {
  /** Milliseconds after which a mail goes without its logo. */
  readonly logoLimitMs: number;
}

/**
 * Delivers the waiting messages of the outbox. Claims a message before handing it over and marks it afterwards, without
 * a lock during the provider's call. If the process dies in between, the next attempt has the same idempotency key.
 * Failed deliveries are retried with growing delays, until the message is too old. A message that was refused for good
 * is given up at once.
 * @param readLogo reads the logos in mails
 */
export const createOutboxDelivery = (readLogo: ReadLogo, options: DeliveryOptions = { logoLimitMs }): DrainWork => ({
  name: 'outbox-delivery',
  async drain(app) {
    const claimed = await claim(app.db);
    const findLogo = logosOfBatch(app, { readLogo, limitMs: options.logoLimitMs });
    const settled = await Promise.allSettled(
      claimed.map((row) => (isTooLate(row) ? giveUp(app, row) : tryToDeliver(app, row, findLogo))),
    );
    const fates = settled.map((result) => (result.status === 'fulfilled' ? result.value : undefined));
    const ids = claimed.filter((_, index) => fates[index] === 'delivered').map(({ id }) => id);
    // Mark before throwing a failure, so that delivered messages are not delivered again.
    if (ids.length > 0) await markDelivered(app.db, ids);
    const failure = settled.find((result) => result.status === 'rejected');
    if (failure) throw failure.reason;
    return fates.filter((fate) => fate !== 'put-off').length;
  },
});

/** Maximum age of a message, in milliseconds. A code has expired after this time. */
const codeWorthMs = 10 * 60_000;
const messageWorthMs = 3 * 24 * 3_600_000;

const isCode = (template: string): boolean => template.endsWith('-code');

const isTooLate = ({ template, created_at }: OutboxRow): boolean =>
  Date.now() - created_at.getTime() > (isCode(template) ? codeWorthMs : messageWorthMs);

async function giveUp(app: App, row: OutboxRow, refusal?: DeliveryError): Promise<Fate> {
  await close(app.db, row, refusal?.reason);
  const { id: outboxId, template, attempts } = row;
  app.log.error({ outboxId, template, attempts, reason: refusal?.reason ?? 'too late' }, 'a message was given up');
  return 'given-up';
}

/** Clears the data too: it may contain a secret that opens an invoice or a session. */
const close = (db: Connection, { id }: OutboxRow, reason: string | undefined) =>
  db
    .updateTable('outbox')
    .set({ given_up_at: sql<Date>`now()`, data: '{}', ...(reason !== undefined && { last_error: reason }) })
    .where('id', '=', id)
    .execute();

/** A mail server may refuse an address at once, without a returned mail. */
async function refused(app: App, row: OutboxRow, refusal: DeliveryError): Promise<Fate> {
  const [status] = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(refusal.reason) ?? [];
  if (row.channel === 'email' && status !== undefined && isAboutAddress(status)) {
    await markUndeliverable(app.db, row.recipient, status);
  }
  return giveUp(app, row, refusal);
}

/** Nothing goes to an address that refused a mail for good. */
async function keepBack(app: App, row: OutboxRow): Promise<Fate> {
  await close(app.db, row, 'address undeliverable');
  app.log.info({ outboxId: row.id, template: row.template }, 'a mail to an undeliverable address was kept back');
  return 'given-up';
}

const claim = (db: Connection): Promise<OutboxRow[]> =>
  db
    .updateTable('outbox')
    .set((update) => ({ attempts: update('attempts', '+', 1), next_attempt_at: sql<Date>`now() + ${lease}` }))
    .where('id', 'in', (outbox) =>
      outbox
        .selectFrom('outbox as waiting')
        .select('waiting.id')
        .where('waiting.delivered_at', 'is', null)
        .where('waiting.given_up_at', 'is', null)
        .where('waiting.next_attempt_at', '<=', sql<Date>`now()`)
        .orderBy('waiting.next_attempt_at')
        .orderBy('waiting.id')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .returning(sql<boolean>`exists (select from undeliverable_addresses where email = recipient)`.as('isUndeliverable'))
    .execute();

async function tryToDeliver(app: App, row: OutboxRow, findLogo: FindMailLogo): Promise<Fate> {
  if (row.isUndeliverable && isKeptBack(row.template)) return keepBack(app, row);
  try {
    await handOver(app, row, findLogo);
  } catch (error) {
    if (error instanceof DeliveryError && error.isFinal) return refused(app, row, error);
    await putOff(app, row, error);
    return 'put-off';
  }
  return 'delivered';
}

/** One statement for all. If the process dies before it, the idempotency keys prevent a second delivery. */
const markDelivered = (db: Connection, ids: readonly string[]) =>
  db
    .updateTable('outbox')
    .set({ delivered_at: sql<Date>`now()`, last_error: null, data: '{}' })
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute();

async function handOver(app: App, row: OutboxRow, findLogo: FindMailLogo): Promise<void> {
  const { brandName, supportEmail } = app.config;
  const setting: MailSetting = { brandName, supportEmail, locale: row.locale };
  if (row.channel === 'sms') {
    const text = renderSms(row.template as SmsTemplate, row.data as SmsData[SmsTemplate], setting);
    await app.providers.sms.send({ idempotencyKey: row.id, to: row.recipient, from: brandName, text });
    return;
  }
  const found = await findLogo(row.data);
  const mail = renderMail(row.template as MailTemplate, row.data as MailData[MailTemplate], {
    ...setting,
    ...(found && { logo: found.logo }),
  });
  const from = { name: brandName, address: supportEmail };
  await app.providers.email.send({
    idempotencyKey: row.id,
    to: row.recipient,
    from,
    ...mail,
    ...(found && { pictures: found.pictures }),
  });
}

/** Retries after five seconds, then twice as long after each further failure, at most an hour. */
async function putOff(app: App, row: OutboxRow, error: unknown): Promise<void> {
  const delaySeconds = Math.min(5 * 2 ** (row.attempts - 1), 3600);
  app.log.warn({ err: error, outboxId: row.id, attempts: row.attempts }, 'a message could not be delivered');
  await app.db
    .updateTable('outbox')
    .set({
      next_attempt_at: sql<Date>`now() + make_interval(secs => ${delaySeconds})`,
      last_error: describeFailure(error),
    })
    .where('id', '=', row.id)
    .execute();
}

/** Other errors may quote the message. */
function describeFailure(error: unknown): string {
  if (error instanceof DeliveryError) return error.reason;
  return error instanceof Error ? error.name : 'Error';
}
