import { createRequiredContext } from '@quittance/app-shell';
import type { CustomerUser } from '@quittance/sdk/stores';
import type { Constants } from '../portal.ts';

/** The signed-in person, and the settings of the installation for them. */
export interface Member {
  readonly user: CustomerUser;
  readonly constants: Constants;
}

/** Provides and reads the member. `useMember` throws an Error on a page without a session. */
export const [MemberProvider, useMember] = createRequiredContext<Member>(
  'useMember requires a screen that only opens for signed-in people.',
);
