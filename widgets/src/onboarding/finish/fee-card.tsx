import { useI18n } from '../../kit/base/i18n.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Card } from '../../kit/card/card.tsx';
import { Stack } from '../../kit/stack/stack.tsx';
import { type Checkout, useFeeText } from '../fee-text.ts';
import { onboardingTexts } from '../texts.en.ts';
import { useCardText } from './card-text.ts';

interface FeeCardProps {
  /** Null to people who may not see it. */
  readonly checkout: Checkout | null;
  /** Opens the page where the card is given. */
  readonly onCard: () => void;
}

/** During the review: what the fee is, when it is charged, and to which card. */
export function FeeCard({ checkout, onCard }: FeeCardProps) {
  const { t } = useI18n(onboardingTexts);
  const amount = useFeeText(checkout);
  const cardText = useCardText();
  if (!checkout || amount === undefined || checkout.feeState !== 'not_due') return null;
  const { card } = checkout;
  return (
    <Card title={t('checkout.title')}>
      <Stack>
        <p>{t('welcome.fee', { amount })}</p>
        <p>{card ? cardText(card) : t('checkout.none')}</p>
        <div>
          <Button onClick={onCard}>{t(card ? 'checkout.replace' : 'checkout.add')}</Button>
        </div>
      </Stack>
    </Card>
  );
}
