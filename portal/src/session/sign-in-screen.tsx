import { SignIn, useQuery } from '@quittance/widgets/host';
import { useI18n } from '@quittance/widgets/kit';

import { PlainPage } from '../layout/plain-page.tsx';
import { useBrand } from '../layout/use-brand.ts';
import { usePortal } from '../portal.ts';

/** Why the person was led here, told by the address. */
function noticeKey(query: URLSearchParams): string | null {
  if (query.has('expired')) return 'signIn.sessionExpired';
  return query.has('next') ? 'signIn.mustSignIn' : null;
}

export function SignInScreen() {
  const { t } = useI18n('host');
  const { session } = usePortal();
  const brand = useBrand();
  const [query] = useQuery();
  const notice = noticeKey(query);
  return (
    <PlainPage>
      <SignIn session={session} brand={brand} notice={notice === null ? undefined : t(notice)} />
    </PlainPage>
  );
}
