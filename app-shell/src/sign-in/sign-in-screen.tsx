import { hostTexts } from '@quittance/sdk/i18n/en';
import { useI18n } from '@quittance/widgets/kit';
import { useApp } from '../app/app.ts';
import { useBrand } from '../app/use-brand.ts';
import { PlainFrame } from '../app-frame.tsx';
import { brandTitle } from '../brand.tsx';
import { useQuery } from '../navigation/use-page-history.ts';
import { SignIn } from './sign-in.tsx';

/** Reads from the address why the person was redirected here. */
function noticeKey(query: URLSearchParams) {
  if (query.has('expired')) return 'signIn.sessionExpired';
  return query.has('next') ? 'signIn.mustSignIn' : null;
}

/** The sign-in screen. */
export function SignInScreen() {
  const { t } = useI18n(hostTexts);
  const { session } = useApp();
  const brand = useBrand();
  const [query] = useQuery();
  const notice = noticeKey(query);
  return (
    <PlainFrame brand={brand}>
      <SignIn session={session} brand={brandTitle(brand)} notice={notice === null ? undefined : t(notice)} />
    </PlainFrame>
  );
}
