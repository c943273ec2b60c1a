import { loadScreen } from '@quittance/widgets/host';
import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { AppLayout } from './layout/app-layout.tsx';
import { Root } from './layout/root.tsx';
import { RouteFailure } from './layout/route-failure.tsx';
import { Splash } from './layout/splash.tsx';
import { MemberGate } from './session/member-gate.tsx';

/** A screen whose code is fetched when it is opened. */
const screen = (path: string, fetchScreen: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await loadScreen(fetchScreen) }),
  ErrorBoundary: RouteFailure,
});

const expenses = async () => (await import('./dashboard/dashboard-screen.tsx')).ExpensesScreen;

const memberRoutes: readonly RouteObject[] = [
  {
    Component: AppLayout,
    children: [
      screen('/', expenses),
      screen('/expenses', expenses),
      screen('/income', async () => (await import('./dashboard/dashboard-screen.tsx')).IncomeScreen),
      screen('/invoices/:invoiceId', async () => (await import('./invoice-detail/invoice-screen.tsx')).InvoiceScreen),
      { path: '/accounts', element: <Navigate to="/accounts/payments" replace /> },
      screen('/accounts/:group', async () => (await import('./accounts/accounts-screen.tsx')).AccountsScreen),
    ],
  },
  {
    element: <AppLayout isWide />,
    children: [
      screen('/invoices/:invoiceId/form', async () => (await import('./invoice-form/invoice-form-screen.tsx')).InvoiceFormScreen),
    ],
  },
];

/** Every page of the portal. Who may open it is for the guards to say. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: Splash,
    ErrorBoundary: RouteFailure,
    children: [
      screen('/auth', async () => (await import('./session/sign-in-screen.tsx')).SignInScreen),
      screen('/auth/session-expired', async () => (await import('./session/session-expired-screen.tsx')).SessionExpiredScreen),
      screen('/logout', async () => (await import('./session/sign-out-screen.tsx')).SignOutScreen),
      screen('/pay-invoice', async () => (await import('./pay-invoice/pay-invoice-screen.tsx')).PayInvoiceScreen),
      screen('/denied', async () => (await import('./pages/denied-screen.tsx')).DeniedScreen),
      screen('/restricted', async () => (await import('./pages/restricted-screen.tsx')).RestrictedScreen),
      { Component: MemberGate, children: [...memberRoutes] },
      screen('*', async () => (await import('./pages/refusal-page.tsx')).NotFoundScreen),
    ],
  },
];
