import type { CustomerUser } from '@quittance/sdk/stores';
import { createContext, useContext } from 'react';
import type { Constants } from '../portal.ts';

/** The signed-in person, and the settings of the installation for them. */
export interface Member {
  readonly user: CustomerUser;
  readonly constants: Constants;
}

const MemberContext = createContext<Member | null>(null);

export const MemberProvider = MemberContext.Provider;

/** @throws Error on a page without a session */
export function useMember(): Member {
  const member = useContext(MemberContext);
  if (!member) throw new Error('useMember requires a screen that only opens for signed-in people.');
  return member;
}
