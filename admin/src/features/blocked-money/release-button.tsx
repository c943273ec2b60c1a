import { decideLicenceRelease, mayMake } from '@quittance/sdk/client';
import { formatDecimalMoney } from '@quittance/sdk/money';
import { releaseStageOf } from '@quittance/sdk/rules';
import { Button, useI18n, useLocale } from '@quittance/widgets/kit';
import { useStaff } from '../../session/staff.ts';
import { blockedMoneyTexts } from './texts.en.ts';
import type { BlockedMoney } from './use-blocked-money.ts';

interface ReleaseButtonProps {
  readonly money: BlockedMoney;
  readonly onOpen: (money: BlockedMoney) => void;
}

/** Opens the next step of a release: to ask for it, to decide, or to read the request. */
export function ReleaseButton({ money, onOpen }: ReleaseButtonProps) {
  const { t } = useI18n(blockedMoneyTexts);
  const locale = useLocale();
  const mayDecide = mayMake(decideLicenceRelease, useStaff());
  const { companyName: company, amount, currency, release } = money;
  const isOpen = release?.state === 'requested';
  const step = !isOpen ? 'request' : mayDecide && releaseStageOf(release) === 'requested' ? 'decide' : 'show';
  const named = { company, amount: formatDecimalMoney(amount, currency, locale) };
  return (
    <Button size="small" aria-label={t(`${step}Of`, named)} onClick={() => onOpen(money)}>
      {t(step)}
    </Button>
  );
}
