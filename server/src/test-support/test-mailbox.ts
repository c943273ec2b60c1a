import { expect } from 'vitest';
import type { App } from '../kernel/index.ts';
import { outboxDelivery } from './outbox.ts';
import type { TestAnswer } from './test-client.ts';

export interface ReceivedMail {
  readonly subject: string;
  readonly text: string;
}

/** Lists mails sent to an address, newest first. */
export async function mailsTo({ db, ...app }: App, address: string): Promise<readonly ReceivedMail[]> {
  while ((await outboxDelivery.drain({ db, ...app })) > 0);
  return await db
    .selectFrom('mailbox_messages')
    .select(['subject', 'text'])
    .where('recipient', '=', address)
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Returns the newest mail with a one-time code, ignoring others.
 * @throws Error when no code was mailed
 */
export async function codeMailTo(app: App, address: string): Promise<ReceivedMail & { readonly code: string }> {
  for (const mail of await mailsTo(app, address)) {
    const [code] = /^\d{6}\b/.exec(mail.subject) ?? [];
    if (code) return { ...mail, code };
  }
  throw new Error(`No code was mailed to ${address}.`);
}

export const mailedCode = async (app: App, address: string): Promise<string> => (await codeMailTo(app, address)).code;

/**
 * Requests a code by a call and returns the one that is mailed.
 * Forgets how many were requested: a soak needs more than the product mails to one person.
 */
export async function mailedCodeOf(app: App, address: string, ask: () => Promise<TestAnswer>): Promise<string> {
  await app.db.deleteFrom('sign_in_attempts').where('kind', '=', 'own-code-request').execute();
  const { status, body } = await ask();
  expect([status, body]).toEqual([200, expect.anything()]);
  return await mailedCode(app, address);
}
