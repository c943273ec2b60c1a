import { useI18n } from '@quittance/widgets/kit';
import { useApp } from '../app/app.ts';
import { useBrand } from '../app/use-brand.ts';
import { PlainFrame } from '../app-frame.tsx';
import { brandTitle } from '../brand.tsx';
import { useQuery } from '../navigation/use-page-history.ts';
import { SignIn } from './sign-in.tsx';
import { signInTexts } from './texts.en.ts';

/** Reads from the address why the person was redirected here. */
function noticeKey(query: URLSearchParams) {
  if (query.has('expired')) return 'sessionExpired';
  return query.has('next') ? 'mustSignIn' : null;
}

/** The sign-in screen. */
export function SignInScreen() {
  const { t } = useI18n(signInTexts);
  const { session, SignInFoot } = useApp();
  const brand = useBrand();
  const [query] = useQuery();
  const notice = noticeKey(query);
  return (
    <PlainFrame brand={brand}>
      <SignIn
        session={session}
        brand={brandTitle(brand)}
        notice={notice === null ? undefined : t(notice)}
        Foot={SignInFoot}
      />
    </PlainFrame>
  );
}
