import { Redirect, useRouteParams } from '@quittance/app-shell';

/** Redirects to the details of the traditional account, which say how to deposit. */
export function ToAccountDetails() {
  const { currencyAccount = '' } = useRouteParams();
  return <Redirect to={`/accounts/traditional/${encodeURIComponent(currencyAccount)}/details`} />;
}
