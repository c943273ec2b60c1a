/** A difference between the database's schema and the expected one. */
export interface SchemaDifference {
  /** Kind and name of the part, such as `trigger ledger_lines.ledger_lines_1_check`. */
  readonly part: string;
  readonly problem: string;
}
