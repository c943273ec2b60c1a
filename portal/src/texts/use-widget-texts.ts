import { addTexts } from '@quittance/sdk/i18n';
import { bankDebit, invoice } from '@quittance/sdk/i18n/en';
import '@quittance/widgets/widgets.css';
import { useState } from 'react';
import { usePortal } from '../portal.ts';

/** Gives the page the words and the looks of the invoice widget, which only come with the screens that show it. */
export function useWidgetTexts(): void {
  const { i18n } = usePortal();
  // Before the first render of the widget below, and once.
  useState(() => {
    addTexts(i18n, 'invoice', { en: invoice });
    addTexts(i18n, 'bank-debit', { en: bankDebit });
  });
}
