import { useStore } from '@nanostores/react';
import { Redirect } from '@quittance/app-shell';
import { type VerificationState, verificationStateOf } from '@quittance/sdk/rules';
import type { CustomerUser } from '@quittance/sdk/stores';
import type { ReactNode } from 'react';
import { usePortal } from '../../portal.ts';
import { verificationPageOf } from './verification-steps.ts';

interface StateGateProps {
  /** Address of the page. */
  readonly page: string;
  readonly children: (user: CustomerUser, state: VerificationState) => ReactNode;
}

/** Renders a page of the verification, and redirects people whose verification is in another state. */
export function StateGate({ page, children }: StateGateProps) {
  const { session } = usePortal();
  const state = useStore(session.$session);
  if (state.status !== 'signed-in') return null;
  const own = verificationPageOf(state.user);
  return own === page ? children(state.user, verificationStateOf(state.user)) : <Redirect to={own} />;
}
