import { useI18n } from '../kit/base/i18n.tsx';
import { onboardingTexts } from './texts.en.ts';
import type { Saving } from './use-wizard.ts';

interface SaveNoteProps {
  readonly saving: Saving;
  readonly savedAt: Date | undefined;
}

/** Tells whether what was typed is stored. */
export function SaveNote({ saving, savedAt }: SaveNoteProps) {
  const { t, locale } = useI18n(onboardingTexts);
  const time = savedAt && new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(savedAt);
  const words = {
    saved: time ? t('saving.saved', { time }) : '',
    changed: t('saving.changed'),
    failed: t('saving.failed'),
    conflict: t('saving.failed'),
  };
  return (
    <p className="q-muted" role="status">
      {words[saving]}
    </p>
  );
}
