import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { type SearchKind, searchKinds } from '@quittance/sdk/rules';
import { type Expression, type SqlBool, sql } from 'kysely';
import { type Connection, matchesSearch, plannedEachTime } from '../db/index.ts';

export interface SearchRecords {
  readonly organizationId: string;
  readonly text: string;
}

type Hits = CallOutput<Contract['searchRecords']>['items'];

/** Hits of each kind, so that all kinds together stay within the maximum of an answer. */
const hitsPerKind = 5;

/**
 * Searches an organization's records. Within a kind, records whose title begins with the text are first, then those
 * with a word that begins with it, then the others, the newest first. The kind with the best hit is first.
 */
export async function searchRecords(db: Connection, query: SearchRecords): Promise<Hits> {
  if (query.text === '') return [];
  const rows = await rowsOf(db, query).modifyEnd(sql.raw(plannedEachTime)).execute();
  return searchKinds
    .map((kind) => bestOf(rows.filter((row) => row.kind === kind)))
    .toSorted(([one], [other]) => rankOf(one) - rankOf(other))
    .flat()
    .map(({ kind, record_id, title, detail }) => ({ kind, _id: record_id, title, detail }));
}

/** Combines two queries per kind: each reads one range of an index, or trigrams for a rare text. */
function rowsOf(db: Connection, query: SearchRecords) {
  const [first, ...others] = searchKinds.flatMap((kind) => [
    titlesBeginning(db, query, kind),
    recordsMatching(db, query, kind),
  ]);
  if (!first) throw new Error('There is always a kind.');
  const all = db.selectFrom(first.as('hits')).selectAll();
  return others.reduce((union, other) => union.unionAll(({ parens }) => parens(other)), all);
}

function titlesBeginning(db: Connection, query: SearchRecords, kind: SearchKind) {
  // Names are listed from A, numbers of invoices from the newest.
  const direction = kind === 'contact' ? 'asc' : 'desc';
  return entriesOf(db, query, kind)
    .select(sql<boolean>`true`.as('title_begins'))
    .where(sql<SqlBool>`title_key like search_prefix(${query.text})`)
    .orderBy('title_key', direction)
    .orderBy('record_id', direction);
}

const recordsMatching = (db: Connection, query: SearchRecords, kind: SearchKind) =>
  entriesOf(db, query, kind)
    .select(sql<boolean>`false`.as('title_begins'))
    .where(matchesSearch(sql`search_text`, query.text))
    .orderBy('sort_date', 'desc')
    .orderBy('record_id', 'desc');

const entriesOf = (db: Connection, { organizationId, text }: SearchRecords, kind: SearchKind) =>
  db
    .selectFrom('search_entries')
    .select(['record_id', 'kind', 'title', 'detail', wordBegins(text).as('word_begins')])
    .where('organization_id', '=', organizationId)
    .where('kind', '=', kind)
    .limit(hitsPerKind);

/** Whether a word begins with the text. */
const wordBegins = (text: string) =>
  sql<boolean>`strpos(${spaced(sql`search_text`)}, ${spaced(sql`search_fold(${text})`)}) > 0`;

/** A text with a space before each word. */
const spaced = (text: Expression<unknown>) => sql`' ' || translate(${text}, E'\n./#(-@', '       ')`;

interface Row {
  readonly record_id: string;
  readonly kind: SearchKind;
  readonly title: string;
  readonly detail: string;
  readonly word_begins: boolean;
  readonly title_begins: boolean;
}

/** Lower is better. */
function rankOf(row: Row | undefined): number {
  if (row?.title_begins) return 0;
  if (row?.word_begins) return 1;
  return row ? 2 : 3;
}

/** Both queries may return a record. Sorting is stable, so each rank keeps the order of its query. */
function bestOf(rows: readonly Row[]): readonly Row[] {
  const ranked = rows.toSorted((one, other) => rankOf(one) - rankOf(other));
  const isFirst = ({ record_id: id }: Row, place: number) => ranked.findIndex((row) => row.record_id === id) === place;
  return ranked.filter(isFirst).slice(0, hitsPerKind);
}
