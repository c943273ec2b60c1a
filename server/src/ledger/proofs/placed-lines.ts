import type { PlacedLine } from '@quittance/sdk/proofs';
import { sql } from 'kysely';

/** The lines of the journal `s.journal_id` in the histories of balances, a row for each: number and hash. */
export const placedLinesOfSeal = sql<string>`(select string_agg(p.line_no || ' ' || encode(p.hash, 'hex'), E'\n'
    order by p.line_no)
  from ledger_statement_lines p where p.journal_id = s.journal_id)`;

/** @param text null for a journal that has none */
export const readPlacedLines = (text: string | null): readonly PlacedLine[] =>
  text === null
    ? []
    : text.split('\n').map((row) => {
        const [lineNo = '', hash = ''] = row.split(' ');
        return { lineNo, hash };
      });
