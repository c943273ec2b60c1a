import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import { findAuthenticator } from './authenticators.ts';
import type { SessionKind } from './tables.ts';
import { acceptedSteps, totpCode } from './totp.ts';

/** How long a code must still be good, so that there is time to type it. */
const typingMs = 5_000;

/** What an authenticator app shows. */
export interface PresentCode {
  readonly email: string;
  readonly kind: SessionKind;
  /** Null until the next one, when all that are good now were used. */
  readonly code: string | null;
}

/**
 * The codes of authenticator apps, for the sandbox's mailbox alone; also of one that awaits its first code. Of the codes that are good now, the first unused one:
 * two calls in a row then need no wait for the next half minute.
 * @param isWanted selects people with an app by their address
 */
export async function listPresentCodes(
  app: App,
  isWanted: (email: string) => boolean,
): Promise<readonly PresentCode[]> {
  if (app.config.mode !== 'sandbox') throw new Error('Codes of authenticator apps are shown in sandbox mode only.');
  const owners = (await listOwners(app.db)).filter(({ email }) => isWanted(email));
  return await Promise.all(
    owners.map(async ({ userId, ...owner }) => ({ ...owner, code: await presentCode(app, userId) })),
  );
}

async function presentCode(app: App, userId: string): Promise<string | null> {
  const authenticator = await findAuthenticator(app, app.db, userId);
  if (!authenticator) return null;
  const { secret, lastStep } = authenticator;
  const stillGood = new Set(acceptedSteps(Date.now() + typingMs));
  const step = acceptedSteps(Date.now()).find((each) => stillGood.has(each) && each > (lastStep ?? 0));
  return step === undefined ? null : totpCode(secret, step);
}

const listOwners = (db: Connection) =>
  db
    .selectFrom('authenticators')
    .leftJoin('people', 'people.id', 'authenticators.user_id')
    .leftJoin('staff', 'staff.id', 'authenticators.user_id')
    .select((select) => [
      'authenticators.user_id as userId',
      'authenticators.kind',
      select.fn.coalesce('people.email', 'staff.email', sql<string>`''`).as('email'),
    ])
    .orderBy('email')
    .execute();
