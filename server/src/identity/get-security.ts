import Bowser from 'bowser';
import type { Connection } from '../db/index.ts';
import { type ActorOf, addressBlock, type CallContext, cookies } from '../kernel/index.ts';
import { findAuthenticatorDate } from './authenticators.ts';
import { listIdentities } from './linked-identities.ts';
import { listPasskeys } from './passkeys.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { listSessions } from './sessions.ts';
import { listDevices } from './trusted-devices.ts';
import { getUser } from './users.ts';

interface SignInPlace {
  readonly ip: string;
  readonly userAgent: string;
}

/** What a browser said of itself, and the network that it came from. */
function describePlace({ ip, userAgent }: SignInPlace) {
  const { browser, os } = userAgent === '' ? { browser: {}, os: {} } : Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null, network: addressBlock(ip) };
}

/** Whether a user has an authenticator app, and their recovery codes. */
export async function readAuthenticatorState(db: Connection, userId: string) {
  const [since, recoveryCodesLeft] = await Promise.all([
    findAuthenticatorDate(db, userId),
    countRecoveryCodes(db, userId),
  ]);
  return { authenticatorSince: since?.toISOString() ?? null, recoveryCodesLeft };
}

/** How the person signs in, and where they are signed in. */
export async function readSecurity({ db, actor, getCookie }: CallContext<ActorOf<'customer'>>) {
  const { userId, sessionId, kind } = actor;
  const owner = { kind, userId };
  const [{ passwordHash }, identities, authenticator, passkeys, sessions, devices] = await Promise.all([
    getUser(db, kind, userId),
    listIdentities(db, userId),
    readAuthenticatorState(db, userId),
    listPasskeys(db, userId),
    listSessions(db, owner),
    listDevices(db, owner, getCookie(cookies.device)),
  ]);
  return {
    ...authenticator,
    hasPassword: passwordHash !== null,
    identities,
    passkeys: passkeys.map(({ createdAt, usedAt, ...passkey }) => ({
      ...passkey,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    sessions: sessions.map(({ id, createdAt, seenAt, ...place }) => ({
      sessionId: id,
      ...describePlace(place),
      isCurrent: id === sessionId,
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
    devices: devices.map(({ id, createdAt, expiresAt, isCurrent, ...place }) => ({
      deviceId: id,
      ...describePlace(place),
      isCurrent,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  };
}
