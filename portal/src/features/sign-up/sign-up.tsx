import { RequestFailure, useResource } from '@quittance/app-shell';
import { type Contract, getTerms, type RequestOf } from '@quittance/sdk/client';
import { Spinner } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { useCheckPhone } from '../../phone/use-check-phone.ts';
import { usePortal } from '../../portal.ts';
import { SignUpForm } from './sign-up-form.tsx';
import type { SignUpValues } from './sign-up-values.ts';

type SignUpBody = RequestOf<Contract['setCredentials']>['body'];

interface SignUpProps {
  /** What is known already, as from an invite. */
  readonly initial?: Partial<SignUpValues> | undefined;
  /** The email can't be changed: only the invited person may join. */
  readonly isEmailFixed?: boolean | undefined;
  /** Rejects with the reason when the sign-up is refused. */
  readonly onSubmit: (body: SignUpBody) => Promise<void>;
}

/** The form, with the version of the terms that is accepted and where the visitor came from. */
export function SignUp({ initial, isEmailFixed, onSubmit }: SignUpProps) {
  const { client, tracking } = usePortal();
  const checkPhone = useCheckPhone();
  const terms = useResource(useCallback((signal) => client.request(getTerms, {}, { signal }), [client]));
  if (terms.error !== undefined) return <RequestFailure error={terms.error} onRetry={terms.refresh} />;
  if (!terms.data) return <Spinner />;
  const { version } = terms.data;
  const submit = async ({ acceptsTerms: _, ...values }: SignUpValues) => {
    await onSubmit({
      ...values,
      ...tracking.read(),
      acceptedTermsVersion: version,
    });
    tracking.clear();
  };
  return <SignUpForm initial={initial} isEmailFixed={isEmailFixed} onSubmit={submit} checkPhone={checkPhone} />;
}
