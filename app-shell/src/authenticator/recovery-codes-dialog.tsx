import { Button, Checkbox, CopyButton, Dialog, Stack, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import './authenticator.css';
import { authenticatorTexts } from './texts.en.ts';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows recovery codes, this once. It closes after the person said that they saved them. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useI18n(authenticatorTexts);
  const [isSaved, setSaved] = useState(false);
  return (
    <Dialog title={t('recovery.title')} width="narrow" locked={!isSaved} onClose={onClose}>
      <Stack>
        <p>{t('recovery.lead')}</p>
        <ul className="authenticator__codes" aria-label={t('recovery.title')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div>
          <CopyButton value={codes.join('\n')} label={t('recovery.copy')} />
        </div>
        <Checkbox label={t('recovery.saved')} checked={isSaved} onChange={setSaved} required={false} />
        <Button variant="primary" block disabled={!isSaved} onClick={onClose}>
          {t('recovery.done')}
        </Button>
      </Stack>
    </Dialog>
  );
}
