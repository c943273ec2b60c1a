import { decodeSegment, Redirect, type RouteMatch, usePagePlace } from '@quittance/app-shell';
import { activeCurrencyOr } from '@quittance/sdk/rules';
import type { ReactNode } from 'react';
import { useCurrencies } from '../session/member.ts';

interface CurrencyGuardProps {
  readonly match: RouteMatch;
  readonly children: ReactNode;
}

/** Redirects an address with an unknown or inactive currency to the same page for US dollars. */
export function CurrencyGuard({ match: { params }, children }: CurrencyGuardProps) {
  const { currencyAccount } = params;
  if (currencyAccount === undefined) return children;
  return <KnownCurrency currency={currencyAccount}>{children}</KnownCurrency>;
}

function KnownCurrency({ currency, children }: { readonly currency: string; readonly children: ReactNode }) {
  const { pathname, search } = usePagePlace().location;
  const currencies = useCurrencies();
  const known = activeCurrencyOr(currency, currencies);
  if (currencies.length === 0 || known === currency) return children;
  const address = pathname.split('/').map((segment) => (decodeSegment(segment) === currency ? known : segment));
  return <Redirect to={address.join('/') + search} />;
}
