import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { cleanUp } from './index.ts';

const database = testDatabase();
const { db } = database;
const app = testApp(database);

const idsIn = async (table: string, column = 'id'): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(column)} as id from ${sql.table(table)} order by 1`.execute(db);
  return rows.map(({ id }) => id);
};

it('removes expired rows in batches, and nothing else', async () => {
  await sql`
    insert into idempotency_keys (scope, key_hash, call, request_hash, created_at)
    select case when number <= 2500 then 'old' else 'new' end, sha256(number::text::bytea), 'payInvoice', '',
      now() - make_interval(days => case when number <= 2500 then 31 else 29 end)
    from generate_series(1, 2501) number`.execute(db);
  await sql`
    insert into otp_challenges (id, user_id, purpose, salt, code_hash, created_at, expires_at)
    select id, id, 'sign-in', '', '', now() - days, now() - days + interval '10 minutes'
    from (values ('old', interval '31 days'), ('new', interval '29 days')) rows (id, days)`.execute(db);
  await sql`
    insert into sessions
      (id, kind, stage, token_hash, user_id, ip, user_agent, idle_expires_at, absolute_expires_at)
    select id, 'customer', 'confirmed', id::bytea, 'usr_1', '', '', now() + idle, now() + absolute
    from (values ('current', interval '10 minutes', interval '8 hours'), ('idle', '-2 days', '8 hours'),
      ('just-idle', '-1 hour', '8 hours'), ('over', '10 minutes', '-2 days')) rows (id, idle, absolute)`.execute(db);
  await sql`
    insert into trusted_devices (id, kind, user_id, token_hash, expires_at)
    values ('old', 'customer', 'usr_1', 'old', now() - interval '1 minute'),
      ('new', 'customer', 'usr_1', 'new', now() + interval '1 minute')`.execute(db);
  await sql`
    insert into rate_limits (bucket, window_start, count)
    values ('old', now() - interval '2 hours', 1), ('new', now(), 1)`.execute(db);
  await sql`
    insert into sign_in_attempts (subject, kind, count, window_started_at, locked_until)
    values ('old', 'password', 3, now() - interval '2 hours', null),
      ('new', 'password', 3, now() - interval '10 minutes', null),
      ('closed', 'code', 10, now() - interval '2 hours', now() + interval '1 minute')`.execute(db);
  await sql`
    insert into outbox (id, channel, recipient, template, locale, data, created_at, delivered_at)
    select id, 'email', 'ada@example.com', 'sign-in-code', 'en', '{}', now() - interval '40 days', now() - delivered
    from (values ('old', interval '31 days'), ('new', interval '29 days'), ('waiting', null)) rows (id, delivered)
  `.execute(db);
  await sql`
    insert into people (id, email, password_hash, first_name, last_name)
    values ('usr_1', 'ada@example.com', 'x', 'Ada', 'Vale')`.execute(db);
  await sql`
    insert into sign_ups (id, email, password_hash, first_name, last_name, phone_number, phone_number_country_iso, locale,
      tracking, mailed_at, expires_at, person_id, verified_at)
    select id, 'ada@example.com', case when person_id is null then 'x' end, '', '', '', '', 'en', '{}', now(),
      now() - expired, person_id, case when person_id is not null then now() end
    from (values ('old', interval '8 days', null), ('new', '6 days', null), ('verified', '8 days', 'usr_1'))
      rows (id, expired, person_id)`.execute(db);

  await cleanUp.run(app);

  expect(await idsIn('idempotency_keys', 'scope')).toEqual(['new']);
  expect(await idsIn('otp_challenges')).toEqual(['new']);
  expect(await idsIn('sessions')).toEqual(['current', 'just-idle']);
  expect(await idsIn('trusted_devices')).toEqual(['new']);
  expect(await idsIn('sign_in_attempts', 'subject')).toEqual(['closed', 'new']);
  expect(await idsIn('rate_limits', 'bucket')).toEqual(['new']);
  expect(await idsIn('sign_ups')).toEqual(['new', 'verified']);
  expect(await idsIn('outbox')).toEqual(['new', 'waiting']);
});
