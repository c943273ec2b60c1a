import { sql } from 'kysely';
import type { Connection } from '../../db/index.ts';
import type { Clock } from '../../kernel/index.ts';
import { newId } from '../../kernel/index.ts';
import { type EmailPort, withPictures } from '../../notifications/index.ts';

/** Simulated email: messages arrive on the sandbox's mailbox page and never leave the machine. */
export const sandboxEmail = (db: Connection, clock: Clock): EmailPort => ({
  async send(message) {
    await db
      .insertInto('mailbox_messages')
      .values({
        id: newId('msg'),
        channel: 'email',
        idempotency_key: message.idempotencyKey,
        recipient: message.to,
        sender: `${message.from.name} <${message.from.address}>`,
        subject: message.subject,
        text: message.text,
        html: withPictures(message.html, message.pictures),
        // Production mode doesn't read business time from the database.
        business_received_at: sql<Date>`coalesce(${clock.reading}, clock_timestamp())`,
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .execute();
  },
});
