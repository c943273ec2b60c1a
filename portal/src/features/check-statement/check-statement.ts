import type { StatementReport } from '@quittance/sdk/proofs';

/** What a reader gives to check. */
export interface StatementToCheck {
  /** The proof, in JSON. */
  readonly proof: string;
  /** The statement or an export of the same transactions; absent: only the proof is checked. */
  readonly csv?: string | undefined;
  /** Text that contains published heads. */
  readonly heads: string;
}

export interface CheckedStatement {
  readonly report: StatementReport;
  /** As in a list of published heads; absent while the statement leads to none. */
  readonly head?: string;
  readonly isProven: boolean;
  /** Whether nothing is missing in it, either. */
  readonly isComplete: boolean;
}

/** The text has no head in it. */
export class NoHeadsError extends Error {
  override readonly name = 'NoHeadsError';
}

/** The file is no proof of a statement. */
export class NoProofError extends Error {
  override readonly name = 'NoProofError';
}

/** Loads what checks, so that a check needs no network. */
export const loadChecks = (): Promise<typeof import('@quittance/sdk/proofs')> => import('@quittance/sdk/proofs');

/**
 * Checks a statement without any server.
 * @throws {NoProofError}
 * @throws {NoHeadsError}
 */
export async function checkStatement({ proof, csv, heads: headsText }: StatementToCheck): Promise<CheckedStatement> {
  const proofs = await loadChecks();
  const heads = proofs.readChainHeads(headsText);
  if (headsText.trim() !== '' && heads.length === 0) throw new NoHeadsError();
  try {
    const found = proofs.verifyStatement(proof, heads);
    const differences = csv === undefined ? [] : proofs.compareCsv(csv, proof);
    const report = { ...found, problems: [...found.problems, ...differences] };
    return {
      report,
      ...(report.head && { head: proofs.writeChainHead(report.head) }),
      isProven: proofs.isProven(report),
      isComplete: proofs.isComplete(report),
    };
  } catch (error) {
    if (error instanceof proofs.UnreadableProofError) throw new NoProofError();
    throw error;
  }
}
