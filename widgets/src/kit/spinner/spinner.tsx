import { useEffect, useState } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { kitTexts } from '../base/texts.en.ts';

/** Faster work shows no spinner, which would only flicker. */
const SPINNER_DELAY_MS = 1000;

/** A spinner of 40 px that appears after a second. */
export function Spinner({ delayMs = SPINNER_DELAY_MS }: { readonly delayMs?: number | undefined }) {
  const { t } = useI18n(kitTexts);
  const [isDue, setDue] = useState(delayMs === 0);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return (
    <div className="q-loading" role="status">
      {isDue && <span className="q-spinner" />}
      <span className="q-visually-hidden">{t('loading')}</span>
    </div>
  );
}
