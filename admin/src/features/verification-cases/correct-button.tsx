import { Button, useI18n } from '@quittance/widgets/kit';
import { type ReactNode, useState } from 'react';
import type { ChangedProps } from './company-record.ts';
import type { CorrectionEnd } from './correction-dialog.tsx';
import { correctionTexts } from './correction-texts.en.ts';

interface CorrectButtonProps extends ChangedProps {
  /** What is corrected, for people who don't see the value beside it. */
  readonly label: string;
  readonly children: (end: CorrectionEnd) => ReactNode;
}

/** Opens the correction of the value beside it. */
export function CorrectButton({ label, onChanged, children }: CorrectButtonProps) {
  const { t } = useI18n(correctionTexts);
  const [isOpen, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  const onDone = () => {
    onClose();
    onChanged();
  };
  return (
    <>
      <Button size="small" aria-label={label} onClick={() => setOpen(true)}>
        {t('correct')}
      </Button>
      {isOpen && children({ onClose, onDone })}
    </>
  );
}
