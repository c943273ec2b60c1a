import { decodeSegment, Redirect, type RouteMatch, usePagePlace } from '@quittance/app-shell';
import { activeCurrencyOr } from '@quittance/sdk/rules';
import { Spinner } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { useBalances } from '../currency-accounts/use-balances.ts';

interface CurrencyGuardProps {
  readonly match: RouteMatch;
  readonly children: ReactNode;
}

/** Redirects an address with a currency of which the organization has no active account to the same page for US dollars. */
export function CurrencyGuard({ match: { params, facts }, children }: CurrencyGuardProps) {
  const { currencyAccount } = params;
  if (currencyAccount === undefined || currencyAccount === 'USD') return children;
  // Loaded again for each currency: the account may have been opened in between.
  return (
    <ActiveCurrency key={currencyAccount} currency={currencyAccount} facts={facts}>
      {children}
    </ActiveCurrency>
  );
}

interface ActiveCurrencyProps extends Pick<RouteMatch, 'facts'> {
  readonly currency: string;
  readonly children: ReactNode;
}

function ActiveCurrency({ currency, facts, children }: ActiveCurrencyProps) {
  const { pathname, search } = usePagePlace().location;
  const { data, error } = useBalances();
  // The page itself says why it can't load.
  if (error !== undefined) return children;
  if (!data) return <Spinner />;
  const active = activeCurrencyOr(currency, data.items, facts);
  if (active === currency) return children;
  const address = pathname.split('/').map((segment) => (decodeSegment(segment) === currency ? active : segment));
  return <Redirect to={address.join('/') + search} />;
}
