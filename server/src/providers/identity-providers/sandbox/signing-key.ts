import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { exportJWK, type JWK, SignJWT } from 'jose';
import { seal, unseal } from '../../../kernel/index.ts';
import type { SandboxParts } from './sandbox-client.ts';

const keyId = 'sandbox';
const algorithm = 'RS256';

/** Signs as the sandbox's providers do. All processes of a database share one key. */
export function createSigner({ config, db }: SandboxParts) {
  let known: Promise<KeyObject> | undefined;

  const findKey = async (): Promise<KeyObject | null> => {
    const row = await db.selectFrom('sandbox_identity_keys').selectAll().where('id', '=', keyId).executeTakeFirst();
    return row ? createPrivateKey(unseal(config.dataKey, row.sealed_key, keyId)) : null;
  };
  const makeKey = async (): Promise<KeyObject> => {
    const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    await db
      .insertInto('sandbox_identity_keys')
      .values({ id: keyId, sealed_key: seal(config.dataKey, pem, keyId) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // Another process may have been first.
    return (await findKey()) ?? privateKey;
  };
  const key = (): Promise<KeyObject> => {
    known ??= findKey().then((found) => found ?? makeKey());
    known.catch(() => {
      known = undefined;
    });
    return known;
  };

  return {
    async publicKeys(): Promise<{ readonly keys: readonly JWK[] }> {
      const jwk = await exportJWK(createPublicKey(await key()));
      return { keys: [{ ...jwk, kid: keyId, alg: algorithm, use: 'sig' }] };
    },
    async sign(claims: Readonly<Record<string, unknown>>): Promise<string> {
      return new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, kid: keyId, typ: 'JWT' })
        .setIssuedAt()
        .setExpirationTime('1 hour')
        .sign(await key());
    },
  };
}

export type Signer = ReturnType<typeof createSigner>;
