import { formatMoney } from '@quittance/sdk/money';
import { createQuittance, defineInvoice, type QuittanceInvoiceElement } from '@quittance/widgets';
import { loadWidgets } from '@quittance/widgets/loader';

defineInvoice();
const element = document.querySelector<QuittanceInvoiceElement>('quittance-invoice');
const session = { get: async () => ({ token: 'guest', expiresAt: '2030-01-01T00:00:00Z' }) };
if (element) element.quittance = createQuittance({ baseUrl: 'https://pay.example', session });

export const used = [loadWidgets, formatMoney];
