import type { ColumnType } from 'kysely';

/** numeric(38,0): read as decimal text, written as bigint; `BigInt(text)` is exact. */
export type MinorColumn = ColumnType<string, bigint | string, bigint | string>;
/** One with a default. */
export type DefaultedMinorColumn = ColumnType<string, bigint | string | undefined, bigint | string>;
export type NullableMinorColumn = ColumnType<string | null, bigint | string | null | undefined, bigint | string | null>;

/** jsonb: written as text, read as the parsed value. */
export type JsonColumn<Value> = ColumnType<Value, string, string>;
/** jsonb with a default. */
export type DefaultedJsonColumn<Value> = ColumnType<Value, string | undefined, string>;
export type NullableJsonColumn<Value> = ColumnType<Value | null, string | null | undefined, string | null>;
