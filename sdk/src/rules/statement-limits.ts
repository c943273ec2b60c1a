/** The files of an account statement. `camt.053` is the bank statement of ISO 20022. */
export const statementFormats = ['csv', 'pdf', 'camt.053', 'ofx'] as const;
export type StatementFormat = (typeof statementFormats)[number];

/** Maximum lines of a statement for people: a PDF of some hundred pages. Other files have no limit. */
export const maxPdfLines = 5_000;
