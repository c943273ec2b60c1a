import { useStore } from '@nanostores/react';
import {
  errorCodeOf,
  PageLink,
  RequestFailure,
  Restoring,
  useErrorText,
  usePagePlace,
  useResource,
  withNext,
} from '@quittance/app-shell';
import { ApiError, linkIdentity, startSession } from '@quittance/sdk/client';
import type { IdentityProvider } from '@quittance/sdk/contract';
import { identityProviderNames } from '@quittance/sdk/rules';
import { buttonClass, Spinner, useI18n } from '@quittance/widgets/kit';
import { useCallback, useEffect, useState } from 'react';
import { useProviderTrip } from '../../identity-providers/use-provider-trip.ts';
import { PlainPage } from '../../plain-page/plain-page.tsx';
import { usePortal } from '../../portal.ts';
import { invitePages, inviteToAccept } from '../../received-invite/pages.ts';
import { type ReturnedAnswer, readAnswer } from './returned-answer.ts';
import { providerReturnTexts } from './texts.en.ts';

const settings = '/user-settings/security';

/** The page to which a provider sends the browser back. */
export function ProviderReturnScreen() {
  const { t } = useI18n(providerReturnTexts);
  const { location: place } = usePagePlace();
  const { session } = usePortal();
  const { status } = useStore(session.$session);
  const provider = place.pathname === '/auth/google' ? 'google' : 'linkedin';
  const [answer] = useState(() => readAnswer(provider, place));
  // Neither the browser's history nor an error report may keep it.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  const [wasSignedIn, setSignedIn] = useState<boolean>();
  // Fixed from then on: signing in changes the session while the answer is on its way.
  if (wasSignedIn === undefined && status !== 'unknown') setSignedIn(status === 'signed-in');
  if (wasSignedIn === undefined) return <Restoring />;
  const name = identityProviderNames[provider];
  return (
    <PlainPage title={t('title', { name })}>
      {answer === null ? (
        <Failed reason={t('canceled', { name })} isSignedIn={wasSignedIn} />
      ) : (
        <Sending answer={answer} provider={provider} wasSignedIn={wasSignedIn} />
      )}
    </PlainPage>
  );
}

interface SendingProps {
  readonly answer: ReturnedAnswer;
  readonly provider: IdentityProvider;
  /** They connect an account; otherwise they sign in. */
  readonly wasSignedIn: boolean;
}

/** Without an answer of the server, the same one may be sent again. */
const isRefused = (error: unknown): boolean => !(error instanceof ApiError) || error.kind === 'refused';

/** Sends the answer to the server, and goes on. */
function Sending({ answer, provider, wasSignedIn }: SendingProps) {
  const errorText = useErrorText();
  const { error, refresh } = useSentAnswer({ answer, provider, wasSignedIn });
  if (error === undefined) return <Spinner />;
  if (isRefused(error)) return <Failed reason={errorText(error)} isSignedIn={wasSignedIn} />;
  return <RequestFailure error={error} onRetry={refresh} />;
}

/** Every value that it depends on lasts as long as the page, so an answer is sent once: a second one would be refused. */
function useSentAnswer({ answer, provider, wasSignedIn }: SendingProps) {
  const { client, session, toasts, i18n } = usePortal();
  const providerTrip = useProviderTrip();
  const { history: pages } = usePagePlace();
  return useResource(
    useCallback(async () => {
      if (wasSignedIn) {
        await client.request(linkIdentity, { body: answer });
        await session.reload();
        toasts.show('success', i18n.t(providerReturnTexts, 'connected', { name: identityProviderNames[provider] }));
        return pages.replace(settings);
      }
      const next = providerTrip.next();
      try {
        const started = await client.request(startSession, { body: answer });
        await session.continueSignIn(started, started.email);
        pages.replace(withNext('/auth', next));
      } catch (refusal) {
        if (errorCodeOf(refusal) !== 'IdentityNotLinkedError') throw refusal;
        pages.replace(withNext('/sign-up/provider', next));
      }
      providerTrip.end();
    }, [answer, provider, wasSignedIn, client, session, toasts, providerTrip, i18n, pages]),
  );
}

/** Leads back to where the person left for the provider. */
function Failed({ reason, isSignedIn }: { readonly reason: string; readonly isSignedIn: boolean }) {
  const { t } = useI18n(providerReturnTexts);
  const [next] = useState(useProviderTrip().next);
  const invite = inviteToAccept(next);
  const signedOut = invite
    ? { to: invitePages[invite.kind].link, label: t('toInvite') }
    : { to: withNext('/auth', next), label: t('toSignIn') };
  const { to, label } = isSignedIn ? { to: settings, label: t('toSettings') } : signedOut;
  return (
    <>
      <p role="alert">{reason}</p>
      <PageLink className={buttonClass({ variant: 'primary', size: 'large', block: true })} to={to}>
        {label}
      </PageLink>
    </>
  );
}
