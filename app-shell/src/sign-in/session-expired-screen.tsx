import { Redirect } from '../navigation/redirect.tsx';
import { useQuery } from '../navigation/use-page-history.ts';

/** Redirects to sign-in, which then says that the session has expired. */
export function SessionExpiredScreen() {
  const [query] = useQuery();
  const next = query.get('next');
  return <Redirect to={`/auth?expired${next ? `&next=${encodeURIComponent(next)}` : ''}`} />;
}
