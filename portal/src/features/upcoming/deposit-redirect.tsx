import { Redirect, type Route, readyScreen, useRouteParams } from '@quittance/app-shell';

function ToAccountDetails() {
  const { currencyAccount = '' } = useRouteParams();
  return <Redirect to={`/accounts/traditional/${encodeURIComponent(currencyAccount)}/details`} />;
}

/** Redirects to the details of the traditional account, which say how to deposit. */
export const depositRedirect: Route['screen'] = readyScreen(ToAccountDetails);
