import { type LazyScreen, lazyScreen } from '@quittance/widgets/host';
import { matchPath } from 'react-router';

const expenses = lazyScreen(async () => (await import('./dashboard/dashboard-screen.tsx')).ExpensesScreen);

/** The screens inside the portal's frame, by path. */
export const framedScreens: Readonly<Record<string, LazyScreen>> = {
  '/': expenses,
  '/expenses': expenses,
  '/income': lazyScreen(async () => (await import('./dashboard/dashboard-screen.tsx')).IncomeScreen),
  '/invoices/:invoiceId': lazyScreen(async () => (await import('./invoice-detail/invoice-screen.tsx')).InvoiceScreen),
  '/accounts/:group': lazyScreen(async () => (await import('./accounts/accounts-screen.tsx')).AccountsScreen),
};

/** Screens without the navigation: forms that should not be left by chance. */
export const wideScreens: Readonly<Record<string, LazyScreen>> = {
  '/invoices/:invoiceId/form': lazyScreen(
    async () => (await import('./invoice-form/invoice-form-screen.tsx')).InvoiceFormScreen,
  ),
};

/** Screens that stand by themselves. */
export const plainScreens: Readonly<Record<string, LazyScreen>> = {
  '/auth': lazyScreen(async () => (await import('./session/sign-in-screen.tsx')).SignInScreen),
  '/pay-invoice': lazyScreen(async () => (await import('./pay-invoice/pay-invoice-screen.tsx')).PayInvoiceScreen),
  '/denied': lazyScreen(async () => (await import('./pages/denied-screen.tsx')).DeniedScreen),
  '/restricted': lazyScreen(async () => (await import('./pages/restricted-screen.tsx')).RestrictedScreen),
  '*': lazyScreen(async () => (await import('./pages/refusal-page.tsx')).NotFoundScreen),
};

const allScreens = Object.entries({ ...framedScreens, ...wideScreens, ...plainScreens });

const find = (pathname: string) => allScreens.find(([path]) => matchPath(path, pathname));

/** Fetches the code of an address, at the same time as what the screen will show. */
export const preloadScreen = (pathname: string): void => find(pathname)?.[1].preload();

/** The pattern that an address matches, such as `/invoices/:invoiceId`: names a page without saying whose. */
export const patternOf = (pathname: string): string => find(pathname)?.[0] ?? '*';
