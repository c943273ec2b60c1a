import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import { expect, expectTypeOf, it } from 'vitest';
import type { Database } from './database.ts';
import type { DeclarationProblems, InsertProblems } from './declared-tables.ts';
import type { SchemaColumns, SchemaDefaults } from './schema-columns.generated.ts';
import { writeColumns } from './schema-columns.ts';

// The compiler runs these checks in `npm run check`: a difference is a type error that names the column.

it('every table’s declaration matches the database', () => {
  const problems: Readonly<Record<DeclarationProblems<Database, SchemaColumns>, true>> = {};
  expect(problems).toEqual({});
});

it('an insert may leave out only columns for which the database has a value', () => {
  const problems: Readonly<Record<InsertProblems<Database, SchemaColumns, SchemaDefaults>, true>> = {};
  expect(problems).toEqual({});
});

it('names columns that are declared with a default and have none', () => {
  interface Declared {
    a: {
      id: Generated<string>;
      no: GeneratedAlways<bigint>;
      at: Generated<Date>;
      note: string | null;
      kind: ColumnType<string, string | undefined>;
      made: string;
    };
  }
  type Actual = { a: { id: string; no: bigint; at: Date; note: string | null; kind: string; made: string } };
  type Problems = InsertProblems<Declared, Actual, { a: 'at' | 'made' }>;
  expectTypeOf<Problems>().toEqualTypeOf<
    'a.id is declared with a default, but has none' | 'a.kind is declared with a default, but has none'
  >();
  expectTypeOf<InsertProblems<Declared, Actual, { a: 'id' | 'at' | 'kind' }>>().toEqualTypeOf<never>();
});

it('names tables and columns that are missing on either side', () => {
  type Problems = DeclarationProblems<
    { a: { id: string; x: string }; b: object },
    { a: { id: string; y: string }; c: object }
  >;
  expectTypeOf<Problems>().toEqualTypeOf<
    'a.x is not in the database' | 'a.y is not declared' | 'b is not in the database' | 'c is not declared'
  >();
});

it('names columns of another nullability or type', () => {
  interface Declared {
    a: { open: string; closed: Generated<string> | null; amount: ColumnType<number, string>; kind: 'x' | 'y' };
  }
  type Problems = DeclarationProblems<
    Declared,
    { a: { open: string | null; closed: string; amount: string; kind: string } }
  >;
  expectTypeOf<Problems>().toEqualTypeOf<
    | 'a.open is nullable, but not declared so'
    | 'a.closed is declared nullable, but is not'
    | 'a.amount is declared with another type'
  >();
});

it('writes the columns of our tables with the types that queries return', () => {
  const lines = [
    'column a.at: timestamp with time zone not null default now()',
    "column a.note: text default 'is not null'::text",
    'column a.total: numeric(38,0) not null',
    'column kysely_migration.name: character varying(255) not null',
    'column v.id: text',
    'table a: table unlogged',
    'table kysely_migration: table',
    'table v: view',
  ];
  expect(writeColumns(lines)).toContain(
    '  a: {\n    at: Date;\n    note: string | null;\n    total: string;\n  };\n}\n',
  );
  expect(writeColumns(lines)).toContain("export interface SchemaDefaults {\n  a: 'at';\n}\n");
  expect(writeColumns(['column b.x: text not null', 'table b: table'])).toContain('  b: never;');
});

it('refuses a column of an unknown type', () => {
  expect(() => writeColumns(['column a.place: point', 'table a: table'])).toThrow('a.place is of type point');
});
