import { Button, Dialog, InfoBox, Inline, icons, Stack, useI18n } from '@quittance/widgets/kit';
import { MoneyFacts } from './money-facts.tsx';
import { blockedMoneyTexts } from './texts.en.ts';
import type { BlockedMoney } from './use-blocked-money.ts';

interface RequestInfoDialogProps {
  readonly money: BlockedMoney;
  readonly onClose: () => void;
}

/** Shows an open request to a person whose role can't decide about it. */
export function RequestInfoDialog({ money, onClose }: RequestInfoDialogProps) {
  const { t } = useI18n(blockedMoneyTexts);
  const isYours = money.release?.isYours === true;
  return (
    <Dialog title={t('showTitle')} width="medium" onClose={onClose}>
      <Stack>
        <MoneyFacts money={money} />
        <InfoBox title={t(isYours ? 'yoursTitle' : 'headTitle')} icon={icons.lockIcon}>
          {t(isYours ? 'yoursAdminText' : 'headText')}
        </InfoBox>
        <Inline justify="end">
          <Button onClick={onClose}>{t('close')}</Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
