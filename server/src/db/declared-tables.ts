import type { Insertable, Selectable } from 'kysely';

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

/**
 * Columns that the declared tables let an insert leave out although the database has no value for them, one text for each;
 * `never` if there are none. A column with a default may be declared as required.
 */
export type InsertProblems<Declared, Actual, Defaults> = {
  [Table in Name<Declared> & Name<Actual> & Name<Defaults>]: OmissionProblems<
    Table,
    Omissible<Declared[Table]>,
    Actual[Table],
    Defaults[Table]
  >;
}[Name<Declared> & Name<Actual> & Name<Defaults>];

type OmissionProblems<Table extends string, Column, Actual, Default> =
  Column extends Name<Actual>
    ? null extends Actual[Column]
      ? never
      : Column extends Default
        ? never
        : `${Table}.${Column} is declared with a default, but has none`
    : never;

/** Columns that an insert may leave out. One that no insert may name, a `GeneratedAlways`, is set by a trigger or an identity. */
type Omissible<Table> = Exclude<keyof Insertable<Table>, RequiredKeys<Insertable<Table>>>;

type RequiredKeys<Row> = { [Key in keyof Row]-?: object extends Pick<Row, Key> ? never : Key }[keyof Row];

type Name<Tables> = keyof Tables & string;
