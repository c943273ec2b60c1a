import type pg from 'pg';
import type { BenchPerson } from '../server/people.ts';
import { withIndexAfterwards } from './with-index-afterwards.ts';

/** Contacts that only a rare word finds, as many in a short as in a long list. */
const rare = { word: 'Zephyr', contacts: 5 };
export const rareWord = rare.word.toLowerCase();

/** Writes the contacts of an organization, all connected, with one statement per table. */
export async function writeContacts(client: pg.Client, person: BenchPerson, contacts: number): Promise<void> {
  await client.query(
    `insert into organizations (id, legal_name, handle, organization_type, pricing_tier, verification_status,
       provider_statuses, address)
     select 'org_' || lpad('c' || n, 26, '0'),
       case when n <= $3 then $2 || ' ' || n else 'Supplier ' || n % 800 || ' of town ' || n end, 'c' || n, 'business',
       'premium', 'approved', '{"traditional": "approved", "smart": "not_started", "merchant": "not_started"}',
       '{"line1": "1 Pier", "city": "Boston", "country": "US"}'
     from generate_series(1, $1::int) n`,
    [contacts, rare.word, rare.contacts],
  );
  // One statement writes the entries of the palette faster than the trigger.
  await client.query('alter table contacts disable trigger contacts_search_entries_added');
  await withIndexAfterwards(client, 'contacts_search', () =>
    client.query(
      `insert into contacts (id, organization_id, status, category, contact_organization_id, name, handle, added_at)
       select 'con_' || substr(id, 5), $1, 'connected', case when right(id, 1) = '7' then 'customer' else 'supplier' end,
         id, legal_name, handle, now()
       from organizations where handle is not null`,
      [person.organizationId],
    ),
  );
  await withIndexAfterwards(client, 'search_entries_search', () =>
    client.query(
      `insert into search_entries (record_id, kind, organization_id, title, detail, extra, sort_date)
       select record_id, kind, organization_id, title, detail, extra, sort_date from search_source
       on conflict do nothing`,
    ),
  );
  await client.query('vacuum analyze contacts, organizations, search_entries');
}
