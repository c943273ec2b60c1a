import { PageLink } from '@quittance/app-shell';
import { useI18n } from '@quittance/widgets/kit';
import { signUpTexts } from './texts.en.ts';

/** Links to sign in or to sign up with another email. */
export function OtherWays() {
  const { t } = useI18n(signUpTexts);
  return (
    <p className="q-muted">
      <PageLink to="/sign-up">{t('verify.otherEmail')}</PageLink> · <PageLink to="/auth">{t('signIn')}</PageLink>
    </p>
  );
}
