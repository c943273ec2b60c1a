import { expect } from '@playwright/test';
import type { Stack } from './stack.ts';

export interface MailboxMessage {
  readonly id: string;
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
}

/** The sandbox's mailbox, read from the JSON of its page. */
export interface Mailbox {
  /** All messages to the address so far, newest first. */
  messagesFor(to: string): Promise<readonly MailboxMessage[]>;
  /**
   * Waits for a message that arrives after `act` has begun.
   * @param isWanted selects among the new messages; default: any
   */
  messageAfter(
    to: string,
    act: () => Promise<unknown>,
    isWanted?: (message: MailboxMessage) => boolean,
  ): Promise<MailboxMessage>;
  /** The code that somebody's authenticator app shows. */
  appCode(of: string): Promise<string>;
  /** The six-digit code that `act` makes the product ask for: of the person's app if they have one, else of a message. */
  codeAfter(to: string, act: () => Promise<unknown>): Promise<string>;
}

/** Reads a list of the mailbox's page. @throws with the server's answer if it is an error */
async function itemsOf<Item>(address: string): Promise<readonly Item[]> {
  const response = await fetch(address);
  const text = await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}:\n${text}`);
  return (JSON.parse(text) as { readonly items: readonly Item[] }).items;
}

type MailingStack = Pick<Stack, 'portalUrl' | 'letTimePass' | 'forgetLookups'>;

export function openMailbox({ portalUrl, letTimePass, forgetLookups }: MailingStack): Mailbox {
  const messagesFor: Mailbox['messagesFor'] = (to) =>
    itemsOf(`${portalUrl}/sandbox/mailbox/messages.json?to=${encodeURIComponent(to)}`);

  const messageAfter: Mailbox['messageAfter'] = async (to, act, isWanted = () => true) => {
    const known = new Set((await messagesFor(to)).map(({ id }) => id));
    const findNew = async () => (await messagesFor(to)).find((message) => !known.has(message.id) && isWanted(message));
    await forgetLookups();
    await act();
    let found: MailboxMessage | undefined;
    await expect
      .poll(
        async () => {
          found = await findNew();
          return found !== undefined;
        },
        { message: `a message for ${to}`, timeout: 60_000, intervals: [50] },
      )
      .toBe(true);
    return found as MailboxMessage;
  };

  const appsOf = (of: string) =>
    itemsOf<{ readonly code: string | null }>(
      `${portalUrl}/sandbox/mailbox/authenticator-codes.json?to=${encodeURIComponent(of)}`,
    );

  const appCode: Mailbox['appCode'] = async (of) => {
    const unused = (await appsOf(of))[0]?.code;
    if (unused) return unused;
    await letTimePass(of);
    const code = (await appsOf(of))[0]?.code;
    if (!code) throw new Error(`${of} has no authenticator app.`);
    return code;
  };

  return {
    messagesFor,
    messageAfter,
    appCode,
    async codeAfter(to, act) {
      if ((await appsOf(to)).length > 0) {
        await act();
        return appCode(to);
      }
      const { text } = await messageAfter(to, act, (message) => codeIn(message) !== undefined);
      return codeIn({ text }) ?? '';
    },
  };
}

const codeIn = ({ text }: Pick<MailboxMessage, 'text'>): string | undefined => /\b\d{6}\b/.exec(text)?.[0];

/** The first address in a message that begins with `start`. */
export function linkIn(message: MailboxMessage, start: string): string {
  const link = message.text.split(/\s+/).find((word) => word.startsWith(start));
  if (!link) throw new Error(`No link that begins with ${start} in "${message.subject}":\n${message.text}`);
  return link.replace(/[.,)>]+$/, '');
}
