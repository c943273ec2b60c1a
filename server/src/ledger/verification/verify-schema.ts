import { type Connection, compareSchema } from '../../db/index.ts';
import type { Findings } from './finding.ts';

/** The schema holds the ledger's rules, so it must be what the migrations made. */
export async function verifySchema(transaction: Connection, findings: Findings): Promise<void> {
  for (const { part, problem } of await compareSchema(transaction)) findings.add(part, problem);
}
