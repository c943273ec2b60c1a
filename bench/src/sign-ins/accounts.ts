import { createHash } from 'node:crypto';
import { withClient } from '../server/cluster.ts';
import { createOrganizations } from '../server/people.ts';

/** Everybody's password. */
export const password = 'Bench horse 7 battery';

/** Somebody who can sign in on a device that is remembered, so that no code is mailed. */
export interface Account {
  readonly email: string;
  /** The device's cookie as a browser sends it. */
  readonly deviceCookie: string;
}

/** More than sign in at once, so that nobody signs in twice at the same moment. */
const count = 64;

export const createAccounts = (databaseUrl: string, passwordHash: string): Promise<readonly Account[]> =>
  withClient(databaseUrl, async (client) => {
    const people = await createOrganizations(client, 'member', count);
    const ids = people.map(({ userId }) => userId);
    const tokens = ids.map((id) => `dev_bench-${id}`);
    await client.query('update people set password_hash = $1 where id = any($2)', [passwordHash, ids]);
    await client.query(
      `insert into trusted_devices (id, kind, user_id, token_hash, expires_at)
       select 'dev_' || device.user_id, 'customer', device.user_id, device.token_hash, now() + interval '1 day'
       from unnest($1::text[], $2::bytea[]) as device (user_id, token_hash)`,
      [ids, tokens.map((token) => createHash('sha256').update(token).digest())],
    );
    const { rows } = await client.query<{ email: string }>(
      'select email from people where id = any($1) order by array_position($1, id)',
      [ids],
    );
    return rows.map(({ email }, index) => ({ email, deviceCookie: `quittance_device=${tokens[index]}` }));
  });
