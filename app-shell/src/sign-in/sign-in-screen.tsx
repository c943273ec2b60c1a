import { useI18n } from '@quittance/widgets/kit';
import type { ComponentType } from 'react';
import { useBrand } from '../app/use-brand.ts';
import { useApp } from '../app-context/app.ts';
import { PlainFrame } from '../app-frame.tsx';
import { brandTitle } from '../brand.tsx';
import { PageLink } from '../navigation/page-link.tsx';
import { useQuery } from '../navigation/use-page-history.ts';
import { SignIn, type SignInFootProps } from './sign-in.tsx';
import { signInTexts } from './texts.en.ts';

export type { SignInFootProps };

/** Reads from the address why the person was redirected here. */
function noticeKey(query: URLSearchParams) {
  if (query.has('expired')) return 'sessionExpired';
  return query.has('next') ? 'mustSignIn' : null;
}

/** Where an app has a screen for forgotten passwords. */
const resetPath = '/auth/password';

interface SignInScreenProps {
  /** Shown below the form. */
  readonly Foot?: ComponentType<SignInFootProps>;
}

/** The sign-in screen. */
export function SignInScreen({ Foot }: SignInScreenProps) {
  const { t } = useI18n(signInTexts);
  const { session, findScreen } = useApp();
  const brand = useBrand();
  const [query] = useQuery();
  const notice = noticeKey(query);
  const hasReset = findScreen(resetPath).pattern === resetPath;
  return (
    <PlainFrame brand={brand}>
      <SignIn
        session={session}
        brand={brandTitle(brand)}
        notice={notice === null ? undefined : t(notice)}
        Foot={Foot}
        forgotten={hasReset && <PageLink to={resetPath}>{t('forgotten')}</PageLink>}
      />
    </PlainFrame>
  );
}
