import { whenSettled } from '../support/settled.ts';
import { expect, giveSession, type HostPage, invoiceId, openInvoice, paidInvoice } from './widget-page.ts';

/** The server has accepted the payment; the bank has not answered yet. */
export const awaitingInvoice = { ...paidInvoice, paymentState: 'authorized' } as const;

interface Failure {
  readonly kind: 'refused' | 'returned';
  readonly code: string;
  readonly paymentId?: string;
}

/** Open again after a failed payment. */
export const failedInvoice = (failure: Failure) => ({
  ...openInvoice,
  lastPaymentFailure: { paymentId: 'pay_1', failedAt: '2026-03-02T15:00:00Z', ...failure },
});

export const refusedInvoice = failedInvoice({ kind: 'refused', code: 'R13' });
export const unsubmittedInvoice = failedInvoice({ kind: 'refused', code: 'provider_unavailable' });
export const returnedInvoice = failedInvoice({ kind: 'returned', code: 'R01' });

export const thanks = 'Thank you! Your payment has been processed successfully.';
export const paymentFailed =
  'We couldn’t process your payment. Please try again. If the problem continues, please contact support.';

export const paidElsewhere = ({ page }: HostPage) =>
  page.getByText('This invoice was already paid, in another tab or by someone else. You weren’t charged again.');
export const payingElsewhere = ({ page }: HostPage) =>
  page.getByText('This invoice is already being paid, in another tab or by someone else. You weren’t charged again.');

/** The button by which the payer agrees to the debit. */
export const authorize = (host: HostPage) => host.page.getByRole('button', { name: 'Authorize and pay $3,700.00' });

/** The content of the bank's window. */
export const frame = (host: HostPage) => host.page.frameLocator('iframe');

/** Holds back the answers of a call. @returns lets them through */
export async function holdBack({ page }: HostPage, call: string): Promise<() => void> {
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(`**/${call}`, async (route) => {
    if (route.request().method() !== 'OPTIONS') await released;
    await route.fallback();
  });
  return letThrough;
}

export async function openBankDebit(host: HostPage): Promise<void> {
  await host.open(`<quittance-bank-debit invoice-id="${invoiceId}"></quittance-bank-debit>`);
  await host.load('single/bank-debit.js');
  await giveSession(host.page);
}

export async function openBankWindow(host: HostPage): Promise<void> {
  await openBankDebit(host);
  await host.page.getByRole('button', { name: 'Pay $3,700.00' }).click();
}

export async function reachAuthorization(host: HostPage): Promise<void> {
  await openBankWindow(host);
  await frame(host).getByRole('button', { name: 'First Sandbox Bank' }).click();
  await expect(authorize(host)).toBeVisible();
}

/** Agrees to the debit that the form shows. */
export async function confirmAndPay(host: HostPage): Promise<void> {
  await host.page.getByRole('checkbox').check();
  await authorize(host).click();
}

/** Pays, without an answer of the bank yet. */
export async function payAndWait(host: HostPage): Promise<void> {
  host.api.answer('pay', { data: awaitingInvoice });
  await reachAuthorization(host);
  host.api.answer('get-from-invite', { data: awaitingInvoice });
  await confirmAndPay(host);
  await expect(host.page.getByText('Processing payment...')).toBeVisible();
}

/** The last payment event that the host received. */
export const lastHeard = (host: HostPage) => whenSettled(host.page, async () => (await host.heard()).at(-1));
