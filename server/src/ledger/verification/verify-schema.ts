import { type Connection, compareSchema, type ExpectedRoles } from '../../db/index.ts';
import type { Findings } from './finding.ts';

/** The schema holds the ledger's rules, so it must be what the migrations made. */
export async function verifySchema(transaction: Connection, findings: Findings, roles?: ExpectedRoles): Promise<void> {
  for (const { part, problem } of await compareSchema(transaction, roles)) findings.add(part, problem);
}
