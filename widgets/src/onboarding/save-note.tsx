import { formatTime } from '@quittance/sdk/time';
import { useI18n } from '../kit/base/i18n.tsx';
import { onboardingTexts } from './texts.en.ts';
import { usePageNames } from './use-page-names.ts';
import type { Wizard } from './use-wizard.ts';

interface SaveNoteProps {
  readonly wizard: Pick<Wizard, 'saving' | 'savedAt' | 'failedPages' | 'changedElsewhere'>;
}

/** Tells whether what was typed is stored. */
export function SaveNote({ wizard: { saving, savedAt, failedPages, changedElsewhere } }: SaveNoteProps) {
  const { t, locale } = useI18n(onboardingTexts);
  const names = usePageNames();
  const time = savedAt && formatTime(savedAt, locale);
  const words = {
    saved: time ? t('saving.saved', { time }) : '',
    changed: t('saving.changed'),
    failed: t('saving.failed', { pages: names(failedPages) }),
    conflict: t('saving.conflict', { pages: names([...changedElsewhere, ...failedPages]) }),
  };
  return (
    <p className="q-muted" role="status">
      {words[saving]}
    </p>
  );
}
