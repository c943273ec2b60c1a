import type { Connection } from '../../db/index.ts';
import type { Clock } from '../../kernel/index.ts';
import { newId } from '../../kernel/index.ts';
import type { SmsPort } from '../../notifications/index.ts';

/** Simulated text messages: they arrive on the sandbox's mailbox page and never leave the machine. */
export const sandboxSms = (db: Connection, clock: Clock): SmsPort => ({
  async send(message) {
    await db
      .insertInto('mailbox_messages')
      .values({
        id: newId('msg'),
        channel: 'sms',
        idempotency_key: message.idempotencyKey,
        recipient: message.to,
        sender: message.from,
        subject: '',
        text: message.text,
        html: null,
        business_received_at: await clock.now(db),
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .execute();
  },
});
