import { type RawBuilder, sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { createClock } from '../clock/index.ts';
import { loadConfig } from '../config/index.ts';
import { connect } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import { sandboxEmail } from '../providers/email/index.ts';
import { sandboxSms } from '../providers/sms/index.ts';
import { outboxDelivery } from '../test-support/outbox.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import {
  createOutboxDelivery,
  DeliveryError,
  type EmailMessage,
  type EmailPort,
  type SmsPort,
  sendMail,
  sendSms,
} from './index.ts';

const database = testDatabase();
const { db } = database;
const config = loadConfig({ BRAND_NAME: 'Brand & Co' });
const clock = createClock(config);

const invoiceMail = {
  to: 'bo@example.com',
  template: 'invoice-sent',
  locale: 'en',
  data: {
    sellerName: 'Ada',
    invoiceNumber: 'INV-1',
    amount: '$1.00',
    dueDate: '2026-03-05',
    link: 'https://x.example',
  },
} as const;

/** Creates an app with fake mail and SMS providers. */
function appWith(ports: { readonly email?: EmailPort; readonly sms?: SmsPort }): App {
  const unused = () => {
    throw new Error('Not needed to deliver messages.');
  };
  const providers = new Proxy(ports, { get: (given, name) => Reflect.get(given, name) ?? unused() });
  return { ...testApp(database), config, clock, providers: providers as App['providers'] };
}

/** Records its messages; each may fail a number of times first. */
function recordingEmail(failures = 0): EmailPort & { readonly sent: EmailMessage[]; attempts: number } {
  return {
    sent: [],
    attempts: 0,
    async send(message) {
      this.attempts += 1;
      if (this.attempts <= failures) throw new Error('421 try again later');
      this.sent.push(message);
    },
  };
}

async function drainAll(app: App): Promise<void> {
  while ((await outboxDelivery.drain(app)) > 0);
}

const mail = {
  to: 'ada@example.com',
  template: 'sign-in-code',
  locale: 'en',
  data: { code: '482913' },
  about: 'usr_1',
} as const;

const waiting = () => db.selectFrom('outbox').selectAll().where('delivered_at', 'is', null).execute();
const letTimePass = () =>
  db.updateTable('outbox').set({ next_attempt_at: sql<Date>`now()` }).where('delivered_at', 'is', null).execute();

async function asOwner(statement: RawBuilder<unknown>): Promise<void> {
  const owner = connect(database.ownerUrl, { poolSize: 1 });
  await statement.execute(owner.db).finally(owner.close);
}

afterEach(async () => {
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('mailbox_messages').execute();
});

describe('sending', () => {
  it('sends nothing when the transaction that requested it fails', async () => {
    await expect(
      db.transaction().execute(async (transaction) => {
        await sendMail(transaction, mail);
        throw new Error('the invoice could not be sent');
      }),
    ).rejects.toThrow();
    expect(await waiting()).toEqual([]);
  });

  it('hands over a mail with its outbox id as key, and then clears its data', async () => {
    const email = recordingEmail();
    const id = await sendMail(db, mail);
    await drainAll(appWith({ email }));
    expect(email.sent).toEqual([
      expect.objectContaining({
        idempotencyKey: id,
        to: 'ada@example.com',
        from: { name: 'Brand & Co', address: 'support@bancoli.com' },
        subject: '482913 is your Brand & Co sign-in code',
      }),
    ]);
    const row = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ data: {}, about: 'usr_1', attempts: 1, last_error: null });
    expect(row.delivered_at).toBeInstanceOf(Date);
  });

  it('sends text messages through the SMS provider', async () => {
    await sendSms(db, {
      to: '+15550100200',
      template: 'phone-verification-code',
      locale: 'es',
      data: { code: '120934' },
    });
    await drainAll(appWith({ sms: sandboxSms(db, clock) }));
    expect(await db.selectFrom('mailbox_messages').selectAll().execute()).toEqual([
      expect.objectContaining({ channel: 'sms', recipient: '+15550100200', text: expect.stringContaining('120934') }),
    ]);
  });
});

describe('the logo in mails', () => {
  const mailWith = (logoFileId: string) => sendMail(db, { ...invoiceMail, data: { ...invoiceMail.data, logoFileId } });
  const picture = { bytes: Buffer.from('a picture'), width: 80, height: 40 };

  it('is read once for all mails of a batch', async () => {
    const email = recordingEmail();
    const read: string[] = [];
    const delivery = createOutboxDelivery(async (_app, _db, { fileId }) => {
      read.push(fileId);
      return picture;
    });
    for (const logo of ['fil_1', 'fil_2', 'fil_1', 'fil_1']) await mailWith(logo);
    await sendMail(db, mail);
    expect(await delivery.drain(appWith({ email }))).toBe(5);
    expect(read.sort()).toEqual(['fil_1', 'fil_2']);
    expect(email.sent.filter(({ pictures }) => pictures?.[0]?.bytes === picture.bytes)).toHaveLength(4);
  });

  it('is read again for the next batch when it could not be read', async () => {
    const email = recordingEmail();
    let hasFailed = false;
    const delivery = createOutboxDelivery(() => {
      if (hasFailed) return Promise.resolve(picture);
      hasFailed = true;
      return Promise.reject(new Error('No storage'));
    });
    for (const _ of ['without', 'with']) {
      await mailWith('fil_1');
      await delivery.drain(appWith({ email }));
    }
    expect(email.sent.map(({ pictures }) => pictures?.length)).toEqual([undefined, 1]);
  });
});

describe('two processes draining one outbox', () => {
  it('deliver each message once', async () => {
    const email = recordingEmail();
    const ids = await Promise.all(Array.from({ length: 60 }, () => sendMail(db, mail)));
    const [here, elsewhere] = [appWith({ email }), appWith({ email })];
    await Promise.all([drainAll(here), drainAll(elsewhere), drainAll(here), drainAll(elsewhere)]);
    expect(email.sent.map((message) => message.idempotencyKey).sort()).toEqual([...ids].sort());
  });

  it('skip a message that the other is sending', async () => {
    const held = Promise.withResolvers<void>();
    const slow = { send: () => held.promise };
    await sendMail(db, mail);
    const sending = outboxDelivery.drain(appWith({ email: slow }));
    const other = recordingEmail();
    await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1);
    await drainAll(appWith({ email: other }));
    expect(other.sent).toEqual([]);
    held.resolve();
    expect(await sending).toBe(1);
  });
});

describe('a delivery that fails', () => {
  it('is retried with growing delays until it succeeds', async () => {
    const email = recordingEmail(3);
    const app = appWith({ email });
    await sendMail(db, mail);
    for (const delayMs of [5_000, 10_000, 20_000]) {
      const startedAt = Date.now();
      expect(await outboxDelivery.drain(app)).toBe(0);
      const [row] = await waiting();
      expect(row?.next_attempt_at.getTime()).toBeGreaterThanOrEqual(startedAt + delayMs);
      expect(row?.next_attempt_at.getTime()).toBeLessThanOrEqual(Date.now() + delayMs);
      expect(await outboxDelivery.drain(app)).toBe(0);
      await letTimePass();
    }
    expect(await outboxDelivery.drain(app)).toBe(1);
    expect(email.attempts).toBe(4);
    expect(email.sent).toHaveLength(1);
  });

  it('is given up at once when the recipient was refused for good', async () => {
    const email: EmailPort = {
      send: () => Promise.reject(new DeliveryError('550 5.1.1 at RCPT TO', { isFinal: true })),
    };
    const id = await sendMail(db, mail);
    expect(await outboxDelivery.drain(appWith({ email }))).toBe(1);
    expect(await waiting()).toMatchObject([
      { id, data: {}, attempts: 1, last_error: '550 5.1.1 at RCPT TO', given_up_at: expect.any(Date) },
    ]);
    expect(await outboxDelivery.drain(appWith({ email }))).toBe(0);
  });

  it('says why for support staff, but nothing that a stranger’s error may quote', async () => {
    await sendMail(db, mail);
    await outboxDelivery.drain(
      appWith({ email: { send: () => Promise.reject(new DeliveryError('421 at CONN', { isFinal: false })) } }),
    );
    expect((await waiting())[0]?.last_error).toBe('421 at CONN');
    await letTimePass();
    await outboxDelivery.drain(appWith({ email: { send: () => Promise.reject(new TypeError('ada@example.com')) } }));
    expect((await waiting())[0]?.last_error).toBe('TypeError');
  });

  it('delays no other message', async () => {
    const email: EmailPort & { sent: string[] } = {
      sent: [],
      async send({ to }) {
        if (to === 'broken@example.com') throw new Error('550 no such mailbox');
        this.sent.push(to);
      },
    };
    await sendMail(db, { ...mail, to: 'broken@example.com' });
    await sendMail(db, { ...mail, to: 'fine@example.com' });
    await drainAll(appWith({ email }));
    expect(email.sent).toEqual(['fine@example.com']);
    expect(await waiting()).toHaveLength(1);
  });

  it('does not stop delivered messages from being marked, even when it can’t be postponed', async () => {
    const email: EmailPort = {
      async send({ to }) {
        if (to === 'broken@example.com') throw new Error('550 no such mailbox');
      },
    };
    await sendMail(db, { ...mail, to: 'broken@example.com' });
    await sendMail(db, { ...mail, to: 'fine@example.com' });
    await asOwner(sql`create function refuse_putting_off() returns trigger language plpgsql as
      $$begin raise exception 'no putting off'; end$$`);
    await asOwner(sql`create trigger refuses before update on outbox for each row
      when (new.last_error is not null) execute function refuse_putting_off()`);
    try {
      await expect(outboxDelivery.drain(appWith({ email }))).rejects.toThrow('no putting off');
    } finally {
      await asOwner(sql`drop trigger refuses on outbox`);
    }
    expect((await waiting()).map(({ recipient }) => recipient)).toEqual(['broken@example.com']);
  });

  it('is given up when the message is too old, and its data is cleared', async () => {
    const email = recordingEmail(Number.POSITIVE_INFINITY);
    const code = await sendMail(db, mail);
    const invoice = await sendMail(db, invoiceMail);
    const pass = (interval: string) =>
      sql`update outbox set created_at = created_at - ${interval}::interval, next_attempt_at = now()`.execute(db);
    const given = async () => {
      const rows = await db.selectFrom('outbox').select(['id', 'data']).where('given_up_at', 'is not', null).execute();
      expect(rows.every(({ data }) => JSON.stringify(data) === '{}')).toBe(true);
      return rows.map(({ id }) => id).sort();
    };
    await pass('9 minutes');
    await drainAll(appWith({ email }));
    expect(await given()).toEqual([]);
    await pass('2 minutes');
    await drainAll(appWith({ email }));
    expect(await given(), 'a dead code').toEqual([code]);
    expect(email.attempts).toBe(3);
    await pass('3 days');
    await drainAll(appWith({ email }));
    expect(await given()).toEqual([code, invoice].sort());
    expect(email.attempts).toBe(3);
  });

  it('is repeated after a crash with the same key, which the mailbox accepts once', async () => {
    const email = sandboxEmail(db, clock);
    const id = await sendMail(db, mail);
    const crashing: EmailPort = {
      async send(message) {
        await email.send(message);
        throw new Error('the process died before it could write this down');
      },
    };
    await outboxDelivery.drain(appWith({ email: crashing }));
    await letTimePass();
    await outboxDelivery.drain(appWith({ email }));
    const messages = await db.selectFrom('mailbox_messages').selectAll().execute();
    expect(messages.map((message) => message.idempotency_key)).toEqual([id]);
  });
});
