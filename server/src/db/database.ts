import type { Kysely } from 'kysely';

/**
 * Every table. Each area declares its own in `tables.ts` by declaration merging, so that this module depends on no
 * area.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the areas fill it.
export interface Database {}

/** The pool or an open transaction. */
export type Connection = Kysely<Database>;
