import { addTexts, type TextTree } from '@quittance/sdk/i18n';
import { useState } from 'react';
import { usePortal } from '../portal.ts';

/** Adds English texts that come with a screen's own code. Call it above whatever reads them; Spanish comes as a whole. */
export function useTexts(namespaces: Readonly<Record<string, TextTree>>): void {
  const { i18n } = usePortal();
  // Before the first render of what stands below, and once.
  useState(() => {
    for (const [namespace, en] of Object.entries(namespaces)) addTexts(i18n, namespace, { en });
  });
}
