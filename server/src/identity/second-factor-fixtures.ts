import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { Connection } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import { dataOf, type TestAnswer, type TestClient } from '../test-support/test-client.ts';
import { mailedCode } from '../test-support/test-mailbox.ts';
import { readBase32 } from './base32.ts';
import type { SignInPerson } from './sign-in-fixtures.ts';
import { acceptedSteps, totpCode } from './totp.ts';

/** Somebody's authenticator app. */
export interface AuthenticatorApp {
  /** The code of a step by its distance from the present one; the present one by default. */
  code(offset?: number): string;
  readonly recoveryCodes: readonly string[];
}

type Person = Pick<SignInPerson, 'userId' | 'email'>;

export const post = (
  client: TestClient,
  { userId }: Pick<Person, 'userId'>,
  path: string,
  body?: object,
  otpCode?: string,
) => call(client, { userId }, 'POST', path, body, otpCode);

export const call = (
  client: TestClient,
  { userId }: Pick<Person, 'userId'>,
  method: string,
  path: string,
  body?: object,
  otpCode?: string,
): Promise<TestAnswer> =>
  client.request(`/api/${userId}${path}`, {
    method,
    ...(body && { body }),
    headers: { ...(otpCode && { 'otp-code': otpCode }) },
  });

const codeAt = (secret: Buffer, offset: number): string =>
  totpCode(secret, (acceptedSteps(Date.now())[1] ?? 0) + offset);

/** Makes a secret with a mailed code, not yet confirmed. */
export async function offeredSecret(app: App, client: TestClient, person: Person): Promise<Buffer> {
  const purpose = 'POST /me/create-2fa-secret';
  await post(client, person, '/me/send-email-2fa', { purpose });
  const answer = await post(client, person, '/me/create-2fa-secret', undefined, await mailedCode(app, person.email));
  return readBase32(dataOf<{ secret: string }>(answer).secret);
}

/** Sets an authenticator app up; no code of it counts as used. */
export async function setUpApp(app: App, client: TestClient, person: Person): Promise<AuthenticatorApp> {
  const secret = await offeredSecret(app, client, person);
  const answer = await post(client, person, '/me/validate-2fa-secret', { code: codeAt(secret, 0) });
  await passSteps(app.db, person);
  const { recoveryCodes } = dataOf<{ recoveryCodes: readonly string[] }>(answer);
  return { code: (offset = 0) => codeAt(secret, offset), recoveryCodes };
}

/** Lets time pass since the last code that was used. */
export async function passSteps(db: Connection, { userId }: Pick<Person, 'userId'>): Promise<void> {
  await db.updateTable('authenticators').set({ last_step: 1n }).where('user_id', '=', userId).execute();
}

/** A passkey in software, as a browser's virtual authenticator makes them. */
export interface SoftwarePasskey {
  create(challenge: string): object;
  /** @param uses how often it was used, as it counts itself. Default: it doesn't count */
  use(challenge: string, uses?: number): object;
}

interface PasskeyPlace {
  readonly origin: string;
  /** Default: the origin's host name. */
  readonly rpId?: string;
}

/** CBOR takes the shortest form of a length. */
const bytes = (value: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length & 0xff]),
    value,
  ]);
const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

/** The public key in COSE: EC2, ES256, P-256. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ]);
}

export function softwarePasskey({ origin, rpId = new URL(origin).hostname }: PasskeyPlace): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  const rpHash = createHash('sha256').update(rpId).digest();
  const unused = Buffer.alloc(4);
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  return {
    create(challenge) {
      const length = Buffer.from([credentialId.length >> 8, credentialId.length & 0xff]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseOf(publicKey)]);
      const authData = Buffer.concat([rpHash, Buffer.from([0x41]), unused, attested]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(authData),
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    use(challenge, uses = 0) {
      const counter = Buffer.alloc(4);
      counter.writeUInt32BE(uses);
      const data = clientData('webauthn.get', challenge);
      const authData = Buffer.concat([rpHash, Buffer.from([0x01]), counter]);
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
        },
      };
    },
  };
}

export const challengeIn = (answer: TestAnswer): string => dataOf<{ challenge: string }>(answer).challenge;
