import {
  errorCodeOf,
  mailedLink,
  RequestFailure,
  useErrorText,
  useFieldErrors,
  useNewEmailRule,
  usePagePlace,
  useResource,
  withNext,
} from '@quittance/app-shell';
import { getTerms, signUpWithProvider } from '@quittance/sdk/client';
import { checkConfirmed, checkEmail, checkRequired } from '@quittance/sdk/validation';
import { Button, Checkbox, type FieldErrors, Form, Skeleton, useI18n, useServerRefusal } from '@quittance/widgets/kit';
import { useCallback, useState } from 'react';
import { usePortal } from '../../portal.ts';
import type { InviteLink } from '../../received-invite/pages.ts';
import { usePendingSignUp } from '../../sign-up/use-pending-sign-up.ts';
import { TermsLabel } from '../../terms-label/terms-label.tsx';
import { EmailEntry } from '../sign-up/email-entry.tsx';
import { NameFields } from '../sign-up/name-fields.tsx';
import type { Invitation } from '../sign-up/read-invitation.tsx';
import { signUpTexts } from '../sign-up/texts.en.ts';
import type { ProvenAccount } from './proven-account.tsx';
import { providerReturnTexts } from './texts.en.ts';

interface ProviderSignUpProps {
  readonly account: ProvenAccount;
  /** Where the person goes afterwards. */
  readonly next: string | null;
  readonly invite?: (InviteLink & { readonly invitation: Invitation }) | undefined;
}

/** Loads the version of the terms that is accepted. */
export function ProviderSignUp(props: ProviderSignUpProps) {
  const { client } = usePortal();
  const terms = useResource(useCallback((signal) => client.request(getTerms, {}, { signal }), [client]));
  if (terms.error !== undefined) return <RequestFailure error={terms.error} onRetry={terms.refresh} />;
  if (!terms.data) return <Skeleton shape="block" />;
  return <SignUpForm {...props} termsVersion={terms.data.version} />;
}

interface ProviderSignUpValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly acceptsTerms: boolean;
}

/** Returns a function that signs up and opens the next page. @throws {ApiError} */
function useProviderSignUp({ next, invite }: ProviderSignUpProps, termsVersion: string) {
  const { t } = useI18n(signUpTexts);
  const { client, session, tracking, toasts } = usePortal();
  const pendingSignUp = usePendingSignUp();
  const { history } = usePagePlace();
  return async ({ acceptsTerms: _, ...person }: ProviderSignUpValues) => {
    const { verification, signIn, email, isMember } = await client.request(signUpWithProvider, {
      body: {
        ...person,
        ...tracking.read(),
        acceptedTermsVersion: termsVersion,
        ...(invite && { invite: { kind: invite.kind, token: invite.token } }),
      },
    });
    tracking.clear();
    // The sign-up holds the invite from now on.
    if (invite) mailedLink.clear();
    if (verification) {
      pendingSignUp.set({ ...verification, ...(invite && { isInvited: true }) });
      return history.replace('/sign-up/verify-email');
    }
    if (invite?.kind === 'member' && !isMember) {
      const { organizationName } = invite.invitation;
      toasts.show('error', t('invited.notMember', { organizationName, email }));
    }
    if (signIn) await session.continueSignIn(signIn, email);
    history.replace(withNext('/auth', invite ? null : next));
  };
}

function SignUpForm({ termsVersion, ...props }: ProviderSignUpProps & { readonly termsVersion: string }) {
  const { account, invite } = props;
  const { t } = useI18n(providerReturnTexts);
  const fieldErrors = useFieldErrors();
  const errorText = useErrorText();
  const serverRefusal = useServerRefusal();
  const signUp = useProviderSignUp(props, termsVersion);
  // Only the invited person may join.
  const isEmailFixed = invite?.kind === 'member';
  const newEmailRule = useNewEmailRule();
  const [values, setValues] = useState<ProviderSignUpValues>({
    firstName: account.firstName,
    lastName: account.lastName,
    email: isEmailFixed ? invite.invitation.email : account.email,
    acceptsTerms: false,
  });
  const [isPending, setPending] = useState(false);
  const [takenEmail, setTakenEmail] = useState<string>();
  const change = (part: Partial<ProviderSignUpValues>) => setValues((before) => ({ ...before, ...part }));

  const validate = (): FieldErrors =>
    fieldErrors({
      firstName: checkRequired(values.firstName),
      lastName: checkRequired(values.lastName),
      email: checkEmail(values.email, newEmailRule),
      acceptsTerms: checkConfirmed(values.acceptsTerms),
    });
  const submit = async () => {
    setPending(true);
    setTakenEmail(undefined);
    try {
      await signUp(values);
    } catch (error) {
      if (errorCodeOf(error) !== 'EmailInUseError') throw serverRefusal(error) ?? error;
      setTakenEmail(values.email);
      if (isEmailFixed) throw error;
      throw { validations: [{ path: 'email', message: errorText(error) }] };
    } finally {
      setPending(false);
    }
  };
  return (
    <Form validate={validate} onSubmit={submit} describeError={errorText} label={t('signUp.title')}>
      <NameFields value={values} onChange={change} />
      <EmailEntry
        email={values.email}
        isFixed={isEmailFixed}
        isTaken={takenEmail === values.email}
        onChange={(email) => change({ email })}
      />
      <Checkbox
        label={<TermsLabel />}
        name="acceptsTerms"
        required
        checked={values.acceptsTerms}
        onChange={(acceptsTerms) => change({ acceptsTerms })}
      />
      <Button type="submit" variant="primary" size="large" block pending={isPending}>
        {t('signUp.submit')}
      </Button>
    </Form>
  );
}
