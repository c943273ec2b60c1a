import { PageLink } from '@quittance/app-shell';
import { buttonClass, useI18n } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { signUpTexts } from './texts.en.ts';

/** The e-mail is verified: the way to sign in. */
export function LinkOutcome({ children }: { readonly children: ReactNode }) {
  const { t } = useI18n(signUpTexts);
  return (
    <>
      <p role="status">{children}</p>
      <PageLink className={buttonClass({ variant: 'primary', size: 'large', block: true })} to="/auth">
        {t('signIn')}
      </PageLink>
    </>
  );
}
