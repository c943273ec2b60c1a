import type { MailData } from '../../messages.ts';

const head = `ldg_${'0'.repeat(32)}:1204:${'a'.repeat(64)}`;

export const sample: MailData['ledger-heads'] = {
  brandName: 'Bancoli',
  document: [
    '-----BEGIN LEDGER HEADS-----',
    'noted 2026-03-06T10:00:00.000Z',
    `head ${head}`,
    `signature ${'A'.repeat(86)}==`,
    '-----END LEDGER HEADS-----',
  ].join('\n'),
};
