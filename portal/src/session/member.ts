import { useStore } from '@nanostores/react';
import { createRequiredContext } from '@quittance/app-shell';
import type { AnswerOf, Contract } from '@quittance/sdk/client';
import type { CustomerUser } from '@quittance/sdk/stores';
import { usePortal } from '../portal.ts';

/** The signed-in person, and the public settings of the installation. */
export interface Member {
  readonly user: CustomerUser;
  readonly constants: AnswerOf<Contract['getPublicConstants']>;
}

/** Provides and reads the member. `useMember` throws an Error on a page without a session. */
export const [MemberProvider, useMember] = createRequiredContext<Member>(
  'useMember requires a screen that only opens for signed-in people.',
);

/** The currencies of accounts and invoices; none until they are loaded. Only for screens of people with access. */
export function useCurrencies(): readonly string[] {
  const known = useStore(usePortal().constants.$state);
  return known.status === 'ready' ? known.data.currencies : [];
}
