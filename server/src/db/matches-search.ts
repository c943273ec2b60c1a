import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Matches part of a text, without wildcards, case or accents. `text` must be folded with `search_fold` and be the exact
 * expression of a trigram index. The statement must be planned each time, since the plan depends on the term.
 */
export function matchesSearch(text: RawBuilder<unknown>, search: string): Expression<SqlBool> {
  if (isShort(search)) return sql<SqlBool>`${text} ~ search_fold(${wordEdgePattern(search)})`;
  return sql<SqlBool>`${text} like search_pattern(${search})`;
}

/** Returns the pattern by which `ilike` finds part of a text, without wildcards. */
export const containsPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Whether the text is too short for a trigram within a word: such a search would read every row. */
const isShort = (search: string): boolean => /^[\p{L}\p{N}]{1,2}$/u.test(search);

/**
 * Matches the beginning of words, and with two characters also the end of a first line: `42` finds INV-000042. A single
 * expression, because the planner overestimates alternatives and would read all rows. The separators are listed,
 * since PostgreSQL can't derive trigrams from a class like `\W`.
 */
const wordEdgePattern = (search: string): string => `(^|[\n /.#(-])${search}${search.length > 1 ? `|${search}\n` : ''}`;
