import type { SearchKind, StaffSearchKind } from '@quittance/sdk/rules';
import type { GeneratedAlways } from 'kysely';

/** What searches find. Triggers on contacts and invoices write it; the app only reads it. */
export interface SearchEntriesTable {
  record_id: GeneratedAlways<string>;
  /** A sent invoice has two entries: `income` of its seller and `expense` of its buyer. */
  kind: GeneratedAlways<SearchKind>;
  organization_id: GeneratedAlways<string>;
  title: GeneratedAlways<string>;
  detail: GeneratedAlways<string>;
  /** Found, but not shown. */
  extra: GeneratedAlways<string>;
  /** Due date of an invoice, or the date when a contact was added. */
  sort_date: GeneratedAlways<string>;
  /** Beginning of the title without case and accents. */
  title_key: GeneratedAlways<string>;
  /** All texts without case and accents. */
  search_text: GeneratedAlways<string>;
}

/** What staff find, kept by triggers on organizations, people and memberships. */
export interface StaffSearchEntriesTable extends Omit<SearchEntriesTable, 'kind'> {
  /** A person has an entry for each of their organizations. */
  kind: GeneratedAlways<StaffSearchKind>;
}

interface SearchTables {
  search_entries: SearchEntriesTable;
  staff_search_entries: StaffSearchEntriesTable;
}

declare module '../db/database.ts' {
  interface Database extends SearchTables {}
}
