import { useStore } from '@nanostores/react';
import { PageLink, PlainFrame, ScreenTitle, useBrand, useBrandTitle, useMailedLink } from '@quittance/app-shell';
import { useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../../portal.ts';
import './password-reset.css';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { passwordResetTexts } from './texts.en.ts';

/** Takes the mailed code and a new password. */
export function ResetPasswordScreen() {
  const { t } = useI18n(passwordResetTexts);
  const brand = useBrand();
  const brandTitle = useBrandTitle();
  const email = useMailedLink('email');
  // Their sessions have ended with the old password.
  const isSignedIn = useStore(usePortal().session.$session).status === 'signed-in';
  const [isDone, setDone] = useState(false);
  const title = t(isDone ? 'reset.doneTitle' : 'reset.title');
  return (
    <PlainFrame brand={brand}>
      <section className="password-reset">
        <ScreenTitle key={title} brand={brandTitle}>
          {title}
        </ScreenTitle>
        {isDone ? (
          <>
            <p role="status">{t('reset.done')}</p>
            <PageLink className="q-button q-button--primary q-button--block" to={isSignedIn ? '/logout' : '/auth'}>
              {t('signIn')}
            </PageLink>
          </>
        ) : (
          <ResetPasswordForm key={email} email={email} onDone={() => setDone(true)} />
        )}
      </section>
    </PlainFrame>
  );
}
