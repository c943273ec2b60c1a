import { checkPasswordLink, setPasswordByLink } from '@quittance/sdk/client';
import { errorCodeOf, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { useBrand } from '../app/use-brand.ts';
import { useApp } from '../app-context/app.ts';
import { PlainFrame } from '../app-frame.tsx';
import { brandTitle } from '../brand.tsx';
import { mailedLink, useMailedLink } from '../mailed-link/use-mailed-link.ts';
import { usePagePlace } from '../navigation/use-page-history.ts';
import { Refusal } from '../refusal/refusal.tsx';
import { RequestFailure } from '../request-failure.tsx';
import { ScreenTitle } from '../screen.tsx';
import { Splash } from '../splash.tsx';
import { useResource } from '../use-resource.ts';
import { SetPasswordForm } from './set-password-form.tsx';
import { setPasswordTexts } from './texts.en.ts';
import '../sign-in/sign-in.css';

/** A link that was used, replaced or is too old. */
function ExpiredLink() {
  const { t } = useI18n(setPasswordTexts);
  return (
    <Refusal title={t('expiredTitle')} action={{ to: '/auth', label: t('toSignIn') }}>
      {t('expiredText')}
    </Refusal>
  );
}

function PasswordByLink({ token }: { readonly token: string }) {
  const { t } = useI18n(setPasswordTexts);
  const client = useClient();
  const { toasts } = useApp();
  const { history } = usePagePlace();
  const brand = useBrand();
  const link = useResource(
    useCallback((signal) => client.request(checkPasswordLink, { body: { token } }, { signal }), [client, token]),
  );
  if (link.error !== undefined) {
    const code = errorCodeOf(link.error);
    // An empty or mistyped token is refused as invalid.
    if (code === 'NotFoundError' || code === 'ValidationError') return <ExpiredLink />;
    return <RequestFailure error={link.error} onRetry={link.refresh} />;
  }
  if (!link.data) return <Splash />;
  const save = async (password: string) => {
    await client.request(setPasswordByLink, { body: { token, password } });
    mailedLink.clear();
    toasts.show('success', t('done'));
    history.replace('/auth');
  };
  return (
    <section className="sign-in">
      <ScreenTitle brand={brandTitle(brand)}>{t('title')}</ScreenTitle>
      <p className="q-muted">{t('lead', { email: link.data.email })}</p>
      <SetPasswordForm email={link.data.email} onSave={save} />
    </section>
  );
}

/** Sets a password by a mailed link, without a session. */
export function SetPasswordScreen() {
  const token = useMailedLink();
  return (
    <PlainFrame brand={useBrand()}>
      <PasswordByLink key={token} token={token} />
    </PlainFrame>
  );
}
