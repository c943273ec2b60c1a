import { PageTabs, usePagePlace, useRouteParams } from '@quittance/app-shell';
import { SelectField, useI18n } from '@quittance/widgets/kit';
import { useCurrencies } from '../../session/member.ts';
import { currencyName } from '../../texts/currency-name.ts';
import { invoicingTexts } from './texts.en.ts';

/** The pages below `/invoicing/{currency}`, and the last part of their addresses. */
const pages = { guaranteed: '', completed: '/completed', income: '/income', expenses: '/expenses' } as const;
export type InvoicingPage = keyof typeof pages;

const isPage = (name: string): name is InvoicingPage => Object.hasOwn(pages, name);

const addressOf = (page: InvoicingPage, currency: string): string => `/invoicing/${currency}${pages[page]}`;

export interface InvoicingPageProps {
  readonly page: InvoicingPage;
  readonly currency: string;
}

/** Returns the currency of the address. */
export const useInvoicingCurrency = (): string => useRouteParams().currencyAccount ?? 'USD';

/** Links to the other pages of the currency. */
export function InvoicingPages({ page: current, currency }: InvoicingPageProps) {
  const { t } = useI18n(invoicingTexts);
  return (
    <PageTabs
      label={t('pages')}
      pages={Object.keys(pages)
        .filter(isPage)
        .map((page) => ({ to: addressOf(page, currency), label: t(`page.${page}`), isCurrent: page === current }))}
    />
  );
}

/** Opens the same page for another currency. */
export function InvoicingCurrency({ page, currency }: InvoicingPageProps) {
  const { t, locale } = useI18n(invoicingTexts);
  const { history } = usePagePlace();
  const known = useCurrencies();
  return (
    <SelectField
      label={t('currency')}
      isLabelHidden
      required={null}
      options={(known.includes(currency) ? known : [currency, ...known]).map((code) => ({
        value: code,
        label: code,
        detail: currencyName(code, locale),
      }))}
      value={currency}
      onChange={(code) => history.push(addressOf(page, code))}
    />
  );
}
