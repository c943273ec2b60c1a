import type { PaymentOption } from '@quittance/sdk/rules';
import type { FunctionComponent } from 'react';
import { type LazyPart, lazyPart } from '../kit/base/lazy-part.ts';
import type { IconShape } from '../kit/icon/icon.tsx';
import { bankIcon, buildingIcon, cardIcon, coinIcon, sendIcon, walletIcon } from '../kit/icon/icons.ts';
import type { PaymentMethod } from '../widget/event-types.ts';
import type { PaymentPanelProps } from '../widget/payment-panel.ts';

/** The payment options with a panel in this widget. */
export const shownOptionNames = [
  'bancoli-payment',
  'external-payment',
  'crypto-payment',
  'credit-card-payment',
  'ach-direct-debit',
  'bank-transfer',
] as const satisfies readonly PaymentOption[];
export type ShownOption = (typeof shownOptionNames)[number];

const names: ReadonlySet<PaymentOption> = new Set(shownOptionNames);

export const isShown = (option: PaymentOption): option is ShownOption => names.has(option);

export const optionIcons: Readonly<Record<ShownOption, IconShape>> = {
  'bancoli-payment': walletIcon,
  'external-payment': sendIcon,
  'crypto-payment': coinIcon,
  'credit-card-payment': cardIcon,
  'ach-direct-debit': bankIcon,
  'bank-transfer': buildingIcon,
};

/** Each is loaded when its option is opened: most buyers open one. */
export const optionPanels: Readonly<Record<ShownOption, LazyPart<FunctionComponent<PaymentPanelProps>>>> = {
  'bancoli-payment': lazyPart(async () => (await import('../balance-payment/balance-panel.tsx')).BalancePanel),
  'external-payment': lazyPart(async () => (await import('../external-payment/external-panel.tsx')).ExternalPanel),
  'crypto-payment': lazyPart(async () => (await import('../crypto-payment/crypto-panel.tsx')).CryptoPanel),
  'credit-card-payment': lazyPart(async () => (await import('../card-payment/card-panel.tsx')).CardPanel),
  'ach-direct-debit': lazyPart(async () => (await import('../bank-debit/debit-panel.tsx')).DebitPanel),
  'bank-transfer': lazyPart(async () => (await import('../bank-transfer/transfer-panel.tsx')).TransferPanel),
};

/** Returns the option of a payment that was sent; undefined without one. */
export function optionOf(method: PaymentMethod | undefined): ShownOption | undefined {
  return (
    method &&
    (
      {
        balance: 'bancoli-payment',
        'bank-debit': 'ach-direct-debit',
        'bank-transfer': 'bank-transfer',
        card: 'credit-card-payment',
        crypto: 'crypto-payment',
      } as const
    )[method]
  );
}
