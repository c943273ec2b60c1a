import { buffer } from 'node:stream/consumers';
import type { OperationContext } from '../kernel/index.ts';
import { type BounceOutcome, clearUndeliverable, takeBounce } from '../notifications/index.ts';
import { readOptions, requireEmail } from './command-line.ts';
import type { Command } from './run-command.ts';

const help = `
npm run mail:bounce < message.eml

Reads one message to the bounce address from the input, as a mail server delivers it. A report of a mail that
could not be delivered is kept with the mail; for an address that does not exist, nothing more is mailed to it.
Other messages are dropped. Reading a message again changes nothing.

  --allow ADDRESS          reads no message: lets mails go to the address again, after you know that it works
`;

const outcomes: Readonly<Record<BounceOutcome, string>> = {
  kept: 'The report was kept with its mail.',
  repeated: 'The report was read before. Nothing was changed.',
  'unknown-message': 'The report is about no mail of the last 30 days. Nothing was changed.',
  'no-report': 'This is no report of a failed delivery. Nothing was changed.',
};

/** `npm run mail:bounce`. */
export const mailBounce: Command = {
  name: 'mail:bounce',
  help,
  async prepare(parameters) {
    const { allow } = readOptions(parameters, { allow: { type: 'string' } } as const);
    if (allow !== undefined) {
      const email = requireEmail('allow', allow);
      return (context) => allowAddress(context, email);
    }
    const source = await buffer(process.stdin);
    return async ({ app, db }) => [outcomes[await takeBounce({ db, log: app.log }, source)]];
  },
};

async function allowAddress({ db }: OperationContext, email: string): Promise<readonly string[]> {
  return (await clearUndeliverable(db, email))
    ? [`Mails go to ${email} again.`]
    : [`Mails to ${email} were not held back. Nothing was changed.`];
}
