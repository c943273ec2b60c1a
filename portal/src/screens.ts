import {
  createRouteTable,
  lazyScreen,
  type Routes,
  type RouteTable,
  readyScreen,
  redirectTo,
  SessionExpiredScreen,
} from '@quittance/app-shell';
import { SignOutScreen } from './session/sign-out-screen.tsx';

const expenses = lazyScreen(async () => (await import('./dashboard/dashboard-screen.tsx')).ExpensesScreen);

/** The screens inside the portal's frame, by path. */
const framedScreens: Routes = {
  '/': expenses,
  '/expenses': expenses,
  '/income': lazyScreen(async () => (await import('./dashboard/dashboard-screen.tsx')).IncomeScreen),
  '/invoices/:invoiceId': lazyScreen(async () => (await import('./invoice-detail/invoice-screen.tsx')).InvoiceScreen),
  '/accounts': redirectTo('/accounts/payments'),
  '/accounts/:group': lazyScreen(async () => (await import('./accounts/accounts-screen.tsx')).AccountsScreen),
};

/** Screens without the navigation: forms that should not be left by chance. */
const wideScreens: Routes = {
  '/invoices/:invoiceId/form': lazyScreen(
    async () => (await import('./invoice-form/invoice-form-screen.tsx')).InvoiceFormScreen,
  ),
};

/** Screens that stand by themselves. */
const plainScreens: Routes = {
  '/auth': lazyScreen(async () => (await import('./session/sign-in-screen.tsx')).SignInScreen),
  '/auth/session-expired': readyScreen(SessionExpiredScreen),
  '/logout': readyScreen(SignOutScreen),
  '/pay-invoice': lazyScreen(async () => (await import('./pay-invoice/pay-invoice-screen.tsx')).PayInvoiceScreen),
  '/denied': lazyScreen(async () => (await import('./pages/denied-screen.tsx')).DeniedScreen),
  '/restricted': lazyScreen(async () => (await import('./pages/restricted-screen.tsx')).RestrictedScreen),
  '*': lazyScreen(async () => (await import('./pages/refusal-page.tsx')).NotFoundScreen),
};

/** Finds the screen of an address. Who may open it is for the guards to say. */
export const findScreen: RouteTable<'app' | 'wide' | 'plain'> = createRouteTable({
  app: framedScreens,
  wide: wideScreens,
  plain: plainScreens,
});
