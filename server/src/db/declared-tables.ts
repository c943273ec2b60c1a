import type { Selectable } from 'kysely';

/**
 * The differences between declared tables and database columns, one text each; `never` when there are none. A declared
 * type may be narrower than the column, such as a union of the texts that a check allows; `unknown` fits every column.
 */
export type DeclarationProblems<Declared, Actual> = {
  [Table in Name<Declared> | Name<Actual>]: Table extends keyof Declared
    ? Table extends keyof Actual
      ? ColumnProblems<Table, Selectable<Declared[Table]>, Actual[Table]>
      : `${Table} is not in the database`
    : `${Table} is not declared`;
}[Name<Declared> | Name<Actual>];

type ColumnProblems<Table extends string, Declared, Actual> = {
  [Column in Name<Declared> | Name<Actual>]: Column extends keyof Declared
    ? Column extends keyof Actual
      ? ColumnProblem<`${Table}.${Column}`, Declared[Column], Actual[Column]>
      : `${Table}.${Column} is not in the database`
    : `${Table}.${Column} is not declared`;
}[Name<Declared> | Name<Actual>];

type ColumnProblem<Column extends string, Declared, Actual> = unknown extends Declared
  ? never
  : null extends Declared
    ? null extends Actual
      ? TypeProblem<Column, Declared, Actual>
      : `${Column} is declared nullable, but is not`
    : null extends Actual
      ? `${Column} is nullable, but not declared so`
      : TypeProblem<Column, Declared, Actual>;

type TypeProblem<Column extends string, Declared, Actual> = [Declared] extends [Actual]
  ? never
  : `${Column} is declared with another type`;

type Name<Tables> = keyof Tables & string;
