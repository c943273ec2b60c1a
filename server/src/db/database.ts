import type { Kysely } from 'kysely';

/**
 * Every table. Each area adds its own in its `tables.ts`, by declaration merging, so that the database knows no area.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the areas fill it.
export interface Database {}

/** The pool or an open transaction: what an operation needs to read and write. */
export type Connection = Kysely<Database>;
