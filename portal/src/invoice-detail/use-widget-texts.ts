import { addTexts, bankDebitTexts, invoiceTexts } from '@quittance/sdk/i18n';
import { useState } from 'react';
import { usePortal } from '../portal.ts';

/** Gives the translator the words of the invoice widget, which only come with the screens that show it. */
export function useWidgetTexts(): void {
  const { i18n } = usePortal();
  // Before the first render of the widget below, and once.
  useState(() => {
    addTexts(i18n, 'invoice', invoiceTexts);
    addTexts(i18n, 'bank-debit', bankDebitTexts);
  });
}
