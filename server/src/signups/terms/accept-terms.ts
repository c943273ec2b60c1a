import type { Connection } from '../../db/index.ts';
import { newId } from '../../kernel/index.ts';
import type { Terms } from './read-terms.ts';

interface Acceptance {
  readonly signUpId: string;
  readonly terms: Terms;
  /** Address that the acceptance came from. */
  readonly ip: string;
}

/** Records that a person who signs up has accepted every document. */
export async function acceptTerms(transaction: Connection, { signUpId, terms, ip }: Acceptance): Promise<void> {
  const { version, language, documents } = terms;
  const rows = documents.map(({ document, sha256 }) => ({
    id: newId('tac'),
    sign_up_id: signUpId,
    document,
    version,
    language,
    sha256,
    ip,
  }));
  await transaction.insertInto('terms_acceptances').values(rows).execute();
}
