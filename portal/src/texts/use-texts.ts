import { addTexts, type TextTree } from '@quittance/sdk/i18n';
import { useState } from 'react';
import { usePortal } from '../portal.ts';

/** Adds a screen's English texts. Call it above the components that use them; Spanish is loaded as a whole. */
export function useTexts(namespaces: Readonly<Record<string, TextTree>>): void {
  const { i18n } = usePortal();
  // Before the first render of the components below, and once.
  useState(() => {
    for (const [namespace, en] of Object.entries(namespaces)) addTexts(i18n, namespace, { en });
  });
}
