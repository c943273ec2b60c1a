import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Connection, matchesSearch, plannedEachTime } from '../db/index.ts';

/** A table of search entries, and those of its rows that somebody may find. */
export interface EntrySource<Kind extends string> {
  readonly table: 'search_entries' | 'staff_search_entries';
  /** Condition for the rows that this person may find. */
  readonly visible: Expression<SqlBool>;
  readonly kinds: readonly Kind[];
  /** Kinds whose titles are numbers, the newest first. Others are names, from A. */
  readonly numbered: readonly Kind[];
}

export interface Entry<Kind extends string> {
  readonly record_id: string;
  readonly kind: Kind;
  readonly organization_id: string;
  readonly title: string;
  readonly detail: string;
}

/** Hits of each kind, so that all kinds together stay within the maximum of an answer. */
const hitsPerKind = 5;

/**
 * Finds entries. Within a kind, those whose title begins with the text are first, then those with a word that begins
 * with it, then the others, the newest first. The kind with the best hit is first.
 */
export async function findEntries<Kind extends string>(
  db: Connection,
  source: EntrySource<Kind>,
  text: string,
): Promise<readonly Entry<Kind>[]> {
  if (text === '') return [];
  const parts = source.kinds.flatMap((kind) => [titlesBeginning(source, text, kind), matching(source, text, kind)]);
  const { rows } = await sql<Ranked<Kind>>`${sql.join(parts, sql` union all `)}${sql.raw(plannedEachTime)}`.execute(db);
  return source.kinds
    .map((kind) => bestOf(rows.filter((row) => row.kind === kind)))
    .toSorted(([one], [other]) => rankOf(one) - rankOf(other))
    .flat();
}

/** Reads one range of an index. */
function titlesBeginning<Kind extends string>(source: EntrySource<Kind>, text: string, kind: Kind) {
  const direction = sql.raw(source.numbered.includes(kind) ? 'desc' : 'asc');
  return entries(
    { source, text, kind },
    {
      titleBegins: true,
      where: sql`title_key like search_prefix(${text})`,
      order: sql`title_key ${direction}, record_id ${direction}`,
    },
  );
}

/** Reads trigrams for a rare text, and the newest entries for a frequent one. */
const matching = <Kind extends string>(source: EntrySource<Kind>, text: string, kind: Kind) =>
  entries(
    { source, text, kind },
    {
      titleBegins: false,
      where: matchesSearch(sql`search_text`, text),
      order: sql`sort_date desc, record_id desc`,
    },
  );

interface Part {
  readonly titleBegins: boolean;
  readonly where: Expression<unknown>;
  readonly order: RawBuilder<unknown>;
}

const entries = <Kind extends string>(
  { source, text, kind }: { readonly source: EntrySource<Kind>; readonly text: string; readonly kind: Kind },
  { titleBegins, where, order }: Part,
) => sql`(
  select record_id, kind, organization_id, title, detail, ${wordBegins(text)} as word_begins,
    ${sql.lit(titleBegins)} as title_begins
  from ${sql.table(source.table)}
  where ${source.visible} and kind = ${kind} and ${where}
  order by ${order}
  limit ${sql.lit(hitsPerKind)})`;

/** Whether a word begins with the text. */
const wordBegins = (text: string) =>
  sql<boolean>`strpos(${spaced(sql`search_text`)}, ${spaced(sql`search_fold(${text})`)}) > 0`;

/** A text with a space before each word. */
const spaced = (text: Expression<unknown>) => sql`' ' || translate(${text}, E'\n./#(-@', '       ')`;

interface Ranked<Kind extends string> extends Entry<Kind> {
  readonly word_begins: boolean;
  readonly title_begins: boolean;
}

/** Lower is better. */
function rankOf(row: Ranked<string> | undefined): number {
  if (row?.title_begins) return 0;
  if (row?.word_begins) return 1;
  return row ? 2 : 3;
}

/** Both queries may return an entry. Sorting is stable, so each rank keeps the order of its query. */
function bestOf<Kind extends string>(rows: readonly Ranked<Kind>[]): readonly Ranked<Kind>[] {
  const ranked = rows.toSorted((one, other) => rankOf(one) - rankOf(other));
  const isSame = (one: Ranked<Kind>, other: Ranked<Kind>) =>
    one.record_id === other.record_id && one.organization_id === other.organization_id;
  return ranked.filter((row, place) => ranked.findIndex((other) => isSame(row, other)) === place).slice(0, hitsPerKind);
}
