import { useStore } from '@nanostores/react';
import { errorCodeOf, PageLink, useErrorText, usePagePlace, useResource } from '@quittance/app-shell';
import { linkIdentity, startSession } from '@quittance/sdk/client';
import type { IdentityProvider } from '@quittance/sdk/contract';
import { identityProviderNames } from '@quittance/sdk/rules';
import { buttonClass, Spinner, useI18n } from '@quittance/widgets/kit';
import { useCallback, useEffect, useState } from 'react';
import { usePortal } from '../../portal.ts';
import { PlainPage } from './plain-page.tsx';
import { type ReturnedAnswer, readAnswer } from './returned-answer.ts';
import { providerReturnTexts } from './texts.en.ts';

/** The page to which a provider sends the browser back. */
export function ProviderReturnScreen() {
  const { t } = useI18n(providerReturnTexts);
  const { location: place } = usePagePlace();
  const { status } = useStore(usePortal().session.$session);
  const provider = place.pathname === '/auth/google' ? 'google' : 'linkedin';
  const [answer] = useState(() => readAnswer(provider, place));
  // Neither the browser's history nor an error report may keep it.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  const [wasSignedIn, setSignedIn] = useState<boolean>();
  // Fixed from then on: signing in changes the session while the answer is on its way.
  if (wasSignedIn === undefined && status !== 'unknown') setSignedIn(status === 'signed-in');
  const name = identityProviderNames[provider];
  return (
    <PlainPage title={t('title', { name })}>
      {answer === null && <Failed reason={t('canceled', { name })} isSignedIn={status === 'signed-in'} />}
      {answer !== null && wasSignedIn === undefined && <Spinner />}
      {answer !== null && wasSignedIn !== undefined && (
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

/** Sends the answer to the server, and goes on. */
function Sending({ answer, provider, wasSignedIn }: SendingProps) {
  const { t } = useI18n(providerReturnTexts);
  const errorText = useErrorText();
  const { client, session, toasts, providerTrip } = usePortal();
  const { history: pages } = usePagePlace();
  const { error } = useResource(
    useCallback(async () => {
      if (wasSignedIn) {
        await client.request(linkIdentity, { body: answer });
        await session.reload();
        toasts.show('success', t('connected', { name: identityProviderNames[provider] }));
        return pages.replace('/user-settings/security');
      }
      const next = providerTrip.end();
      try {
        const started = await client.request(startSession, { body: answer });
        await session.continueSignIn(started, started.email);
        return pages.replace(next === null ? '/auth' : `/auth?next=${encodeURIComponent(next)}`);
      } catch (refusal) {
        if (errorCodeOf(refusal) !== 'IdentityNotLinkedError') throw refusal;
        return pages.replace('/sign-up/provider');
      }
    }, [answer, provider, wasSignedIn, client, session, toasts, providerTrip, pages, t]),
  );
  return error === undefined ? <Spinner /> : <Failed reason={errorText(error)} isSignedIn={wasSignedIn} />;
}

function Failed({ reason, isSignedIn }: { readonly reason: string; readonly isSignedIn: boolean }) {
  const { t } = useI18n(providerReturnTexts);
  return (
    <>
      <p role="alert">{reason}</p>
      <PageLink
        className={buttonClass({ variant: 'primary', size: 'large', block: true })}
        to={isSignedIn ? '/user-settings/security' : '/auth'}
      >
        {t(isSignedIn ? 'toSettings' : 'toSignIn')}
      </PageLink>
    </>
  );
}
