/** Where the schema of the database is not the expected one. */
export interface SchemaDifference {
  /** Kind and name of the part, such as `trigger ledger_lines.ledger_lines_1_check`. */
  readonly part: string;
  readonly problem: string;
}
