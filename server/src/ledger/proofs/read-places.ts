import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../db/index.ts';
import { hashOfEntry } from '../canonical-form.ts';

/** A line of a history, as a proof shows it. */
export interface Place {
  readonly journalId: string;
  readonly lineNo: string;
  readonly position: string;
  readonly balance: string;
  readonly bookedAtMicroseconds: string;
  readonly previousHash: string;
  readonly entryHash: string;
}

interface Row extends Omit<Place, 'entryHash'> {
  readonly change: string;
  readonly receivedLines: string;
  readonly received: string;
  readonly salt: string;
}

/** Reads the lines of histories whose form can be shown in parts. @param condition on `ledger_statement_lines s` */
export async function readPlaces(db: Connection, condition: RawBuilder<unknown>): Promise<readonly Place[]> {
  const { rows } = await sql<Row>`
    select s.journal_id as "journalId", s.line_no::text as "lineNo", s.position::text as position,
      s.change::text as change, s.balance::text as balance, s.received_lines::text as "receivedLines",
      s.received::text as received, (extract(epoch from s.booked_at) * 1000000)::bigint::text as "bookedAtMicroseconds",
      encode(s.salt, 'hex') as salt, encode(s.previous_hash, 'hex') as "previousHash"
    from ledger_statement_lines s where s.form = 2 and ${condition}`.execute(db);
  return rows.map((row) => {
    const { journalId, lineNo, position, balance, bookedAtMicroseconds, previousHash } = row;
    return { journalId, lineNo, position, balance, bookedAtMicroseconds, previousHash, entryHash: hashOfEntry(row) };
  });
}
