import type { ReactNode } from 'react';
import { useLocale } from '../kit/base/i18n.tsx';

/** The background of the widget and the sheet on it. */
export function BalancesFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="q-root q-invoice" part="balances" lang={useLocale()}>
      <article className="q-invoice__sheet q-balances" part="sheet">
        {children}
      </article>
    </div>
  );
}
