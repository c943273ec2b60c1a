import type { IdentityParticulars } from '@quittance/sdk/rules';
import { getPersonNames } from '../identity/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import type { Applying } from './save-step.ts';
import { readVerification } from './stored-answers.ts';

/** Returns who a person says they are: their name, and the details of their identity. */
export async function declaredIdentity(
  context: Pick<OperationContext, 'app' | 'db'>,
  applying: Applying,
): Promise<IdentityParticulars> {
  const { answers } = await readVerification(context, applying);
  const { birthDate = '', documentNumber } = answers.personIdentityKyc ?? {};
  return { ...(await getPersonNames(context.db, applying.personId)), birthDate, documentNumber };
}
