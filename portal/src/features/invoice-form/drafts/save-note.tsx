import { formatTime } from '@quittance/sdk/time';
import { useI18n } from '@quittance/widgets/kit';
import { draftTexts } from './texts.en.ts';

interface SaveNoteProps {
  /** When the draft was saved last; undefined before. */
  readonly savedAt: Date | undefined;
  /** Whether the form has changes that are not saved. */
  readonly isChanged: boolean;
  readonly hasFailed: boolean;
}

/** Tells when the draft was saved. */
export function SaveNote({ savedAt, isChanged, hasFailed }: SaveNoteProps) {
  const { t, locale } = useI18n(draftTexts);
  const time = savedAt && formatTime(savedAt, locale);
  const text = hasFailed ? t('notSaved') : isChanged ? t('changed') : time ? t('saved', { time }) : '';
  return (
    <p className="q-muted invoice-form__saved" role="status">
      {text}
    </p>
  );
}
