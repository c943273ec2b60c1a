import type { MailData } from '../../messages.ts';

export const sample: MailData['debit-authorization-copy'] = {
  text: 'I authorize the debit.\nI may revoke it.',
  acceptedAt: '2026-03-05T21:31:00.000Z',
  ip: '203.0.113.7',
  bankName: 'First Sandbox Bank',
  accountMask: '6789',
  invoiceNumber: 'INV-0042',
};
