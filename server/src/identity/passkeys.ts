import type { CallInput, Contract } from '@quittance/sdk/contract';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type Selectable, sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { type App, type CallContext, newId, refuseFormat } from '../kernel/index.ts';
import { type ChallengeBinding, keepChallenge, takeChallenge } from './passkey-challenges.ts';
import type { PasskeysTable } from './tables.ts';

type CreatedPasskey = CallInput<Contract['addPasskey']>['body']['passkey'];
export type UsedPasskey = NonNullable<CallInput<Contract['confirmSession']>['body']['passkey']>;

export const refusedPasskey = () => refuseFormat('passkey');

/** Passkeys belong to the portal's host name, and work on its origin only. */
const relyingParty = ({ config }: Pick<App, 'config'>) => ({
  id: new URL(config.publicUrl).hostname,
  name: config.brandName,
  origin: config.publicUrl,
});

interface PasskeyOwner {
  readonly userId: string;
  readonly email: string;
  readonly sessionId: string;
}

/** Options for `navigator.credentials.create`. The browser offers no device that has a passkey of this person already. */
export async function offerNewPasskey(app: App, transaction: Connection, owner: PasskeyOwner) {
  const { id: rpID, name: rpName } = relyingParty(app);
  const existing = await passkeysOf(transaction, owner.userId).select(['credential_id', 'transports']).execute();
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: new Uint8Array(Buffer.from(owner.userId)),
    userName: owner.email,
    attestationType: 'none',
    // Discoverable, so that signing in names no passkey to a stranger.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    excludeCredentials: existing.map(describe),
  });
  await keepChallenge(transaction, options.challenge, { purpose: 'add', holder: owner.sessionId });
  return { ...options };
}

/** Options for `navigator.credentials.get`. They contain no personal data. @param holder session or cookie that may answer */
export async function offerPasskeySignIn(app: App, transaction: Connection, holder: string) {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(app).id,
    userVerification: 'preferred',
  });
  await keepChallenge(transaction, options.challenge, { purpose: 'sign-in', holder });
  return { ...options };
}

type Transport = NonNullable<CreatedPasskey['response']['transports']>[number];

const describe = ({ credential_id, transports }: Pick<Selectable<PasskeysTable>, 'credential_id' | 'transports'>) => ({
  id: credential_id,
  transports: transports as Transport[],
});

export type NewPasskey = Pick<Selectable<PasskeysTable>, 'credential_id' | 'public_key' | 'counter' | 'transports'>;

/** Checks what the browser created. Uses the challenge up. @throws ValidationError */
export async function verifyNewPasskey(
  app: App,
  created: CreatedPasskey,
  { sessionId }: Pick<PasskeyOwner, 'sessionId'>,
): Promise<NewPasskey> {
  const expectedChallenge = await challengeOf(app.db, created, { purpose: 'add', holder: sessionId });
  const { id, origin } = relyingParty(app);
  const { registrationInfo } = await unlessRefused(() =>
    verifyRegistrationResponse({
      response: { ...created, response: withoutUndefined(created.response), clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
    }),
  );
  if (!registrationInfo) throw refusedPasskey();
  const { credential } = registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: BigInt(credential.counter),
    transports: created.response.transports ?? [],
  };
}

/** A passkey that has confirmed that its owner is there. */
export interface ProvenPasskey {
  readonly passkeyId: string;
  readonly userId: string;
  readonly counter: number;
}

/**
 * Checks what a passkey signed. Uses the challenge up.
 * @param holder session or cookie that the challenge was made for
 * @throws ValidationError
 */
export async function verifyUsedPasskey(app: App, used: UsedPasskey, holder: string): Promise<ProvenPasskey> {
  const expectedChallenge = await challengeOf(app.db, used, { purpose: 'sign-in', holder });
  const passkey = await app.db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', used.id)
    .executeTakeFirst();
  if (!passkey) throw refusedPasskey();
  const { id, origin } = relyingParty(app);
  const { verified, authenticationInfo } = await unlessRefused(() =>
    verifyAuthenticationResponse({
      response: { ...used, response: withoutUndefined(used.response), clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
      credential: {
        ...describe(passkey),
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
      },
    }),
  );
  if (!verified) throw refusedPasskey();
  return { passkeyId: passkey.id, userId: passkey.user_id, counter: authenticationInfo.newCounter };
}

/** The library's types take an absent field, not an undefined one. */
const withoutUndefined = <Fields extends object>(fields: Fields) =>
  JSON.parse(JSON.stringify(fields)) as { [Field in keyof Fields]: Exclude<Fields[Field], undefined> };

/** The library throws for whatever it does not accept. */
async function unlessRefused<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch {
    throw refusedPasskey();
  }
}

/** The challenge that was signed, if it was ours and not used before. @throws ValidationError */
async function challengeOf(
  db: Connection,
  { response: { clientDataJSON } }: CreatedPasskey | UsedPasskey,
  boundTo: ChallengeBinding,
): Promise<string> {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === undefined || !(await takeChallenge(db, challenge, boundTo))) throw refusedPasskey();
  return challenge;
}

function readChallenge(clientDataJson: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' && /^[\w-]{1,200}$/.test(challenge) ? challenge : undefined;
  } catch {
    return undefined;
  }
}

const passkeysOf = (db: Connection, userId: string) => db.selectFrom('passkeys').where('user_id', '=', userId);

export const listPasskeys = (db: Connection, userId: string) =>
  passkeysOf(db, userId)
    .select(['id as passkeyId', 'name', 'created_at as createdAt', 'used_at as usedAt'])
    .orderBy('created_at')
    .execute();

/** @throws ValidationError when somebody has this passkey already */
export async function keepPasskey(
  transaction: Connection,
  passkey: NewPasskey & { readonly userId: string; readonly name: string },
): Promise<string> {
  const { userId, name, ...key } = passkey;
  const kept = await transaction
    .insertInto('passkeys')
    .values({ id: newId('psk'), user_id: userId, name, ...key })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!kept) throw refusedPasskey();
  return kept.id;
}

/** Notes a use. @throws ValidationError if the passkey was removed, or a newer use was noted first */
export async function noteUse(transaction: Connection, { passkeyId, counter }: ProvenPasskey): Promise<void> {
  const noted = await transaction
    .updateTable('passkeys')
    .set({ used_at: sql<Date>`now()`, counter: BigInt(counter) })
    .where('id', '=', passkeyId)
    .where((where) => where.or([where('counter', '<', BigInt(counter)), where('counter', '=', 0n)]))
    .returning('id')
    .executeTakeFirst();
  if (!noted) throw refusedPasskey();
}

/** @returns whether the person has this passkey */
export async function renamePasskeyOf(transaction: Connection, userId: string, passkeyId: string, name: string) {
  const renamed = await transaction
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', passkeyId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return renamed !== undefined;
}

/** Removes one passkey, or all. @returns whether there was one */
export async function removePasskeysOf(transaction: Connection, userId: string, passkeyId?: string): Promise<boolean> {
  let removal = transaction.deleteFrom('passkeys').where('user_id', '=', userId);
  if (passkeyId !== undefined) removal = removal.where('id', '=', passkeyId);
  return (await removal.returning('id').execute()).length > 0;
}

/** What binds a sign-in's challenge: the session that awaits its code, or the cookie that came with the options. */
export function challengeHolder({ actor, getCookie }: Pick<CallContext, 'actor' | 'getCookie'>, cookie: string) {
  return actor.kind === 'intermediate' ? actor.sessionId : (getCookie(cookie) ?? '');
}
