import type { SessionStore } from '@quittance/sdk/stores';
import { useI18n } from '@quittance/widgets/kit';
import { PlainFrame } from '../app-frame.tsx';
import { type BrandProps, brandTitle } from '../brand.tsx';
import { useQuery } from '../navigation/use-page-history.ts';
import { SignIn } from './sign-in.tsx';

/** Why the person was led here, told by the address. */
function noticeKey(query: URLSearchParams): string | null {
  if (query.has('expired')) return 'signIn.sessionExpired';
  return query.has('next') ? 'signIn.mustSignIn' : null;
}

interface SignInPageProps {
  readonly session: SessionStore<unknown>;
  readonly brand: BrandProps;
}

/** The page where a session begins. */
export function SignInPage({ session, brand }: SignInPageProps) {
  const { t } = useI18n('host');
  const [query] = useQuery();
  const notice = noticeKey(query);
  return (
    <PlainFrame brand={brand}>
      <SignIn session={session} brand={brandTitle(brand)} notice={notice === null ? undefined : t(notice)} />
    </PlainFrame>
  );
}
