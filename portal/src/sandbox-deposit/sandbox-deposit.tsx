import { useLateDialog } from '@quittance/app-shell';
import { mayMake, simulateDeposit } from '@quittance/sdk/client';
import { Button, InfoBox, Inline, lazyPart, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useMember } from '../session/member.ts';
import type { DepositAccount } from './deposit-dialog.tsx';
import { sandboxDepositTexts } from './texts.en.ts';

const lateDialog = lazyPart(async () => (await import('./deposit-dialog.tsx')).DepositDialog);

interface SandboxDepositProps {
  readonly account: DepositAccount;
  readonly onDeposited: () => void;
}

/** Lets a deposit arrive at an account, to try the product out. Shows nothing outside sandbox mode, and to read-only members. */
export function SandboxDeposit({ account, onDeposited }: SandboxDepositProps) {
  const { t } = useI18n(sandboxDepositTexts);
  const { user, constants } = useMember();
  const [isOpen, setOpen] = useState(false);
  const DepositDialog = useLateDialog(lateDialog, isOpen, () => setOpen(false));
  if (!constants.isSandbox || !mayMake(simulateDeposit, user)) return null;
  return (
    <>
      <InfoBox title={t('title')}>
        <Inline>
          <span>{t('text')}</span>
          <Button size="small" onClick={() => setOpen(true)}>
            {t('open')}
          </Button>
        </Inline>
      </InfoBox>
      {isOpen && DepositDialog && (
        <DepositDialog account={account} onClose={() => setOpen(false)} onDeposited={onDeposited} />
      )}
    </>
  );
}
