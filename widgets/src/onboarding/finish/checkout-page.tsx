import { createCheckoutSession, saveCheckoutCard } from '@quittance/sdk/client';
import { useState } from 'react';
import { CardFields } from '../../card-payment/card-fields.tsx';
import { Banner } from '../../kit/banner/banner.tsx';
import { useI18n } from '../../kit/base/i18n.tsx';
import { useClient } from '../../kit/base/provider.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Card } from '../../kit/card/card.tsx';
import { useErrorText } from '../../kit/error-text/error-text.ts';
import { Stack } from '../../kit/stack/stack.tsx';
import { type Checkout, useFeeText } from '../fee-text.ts';
import { PageFoot } from '../page-foot.tsx';
import { PageTitle } from '../page-title.tsx';
import { onboardingTexts } from '../texts.en.ts';
import { useCardText } from './card-text.ts';
import type { FinishPageProps } from './finish-page.ts';

/** Why there is no card: the processor refused it, its fields did not open, or a call failed. */
type Fault = { readonly refusal: NonNullable<Checkout['refusal']> } | { readonly error: unknown } | 'unopened';

/** Opens the card fields, and keeps the card that is entered there. */
function useCardEntry({ refusal: lastRefusal }: Checkout, onSaved: () => void) {
  const { t } = useI18n(onboardingTexts);
  const client = useClient();
  const errorText = useErrorText();
  const [fieldsUrl, setFieldsUrl] = useState<string>();
  const [fault, setFault] = useState<Fault | undefined>(lastRefusal && { refusal: lastRefusal });
  const notice = () => {
    if (!fault) return undefined;
    if (fault === 'unopened') return t('checkout.failed');
    return 'error' in fault ? errorText(fault.error) : t(`checkout.refusals.${fault.refusal}`);
  };
  const [isPending, setPending] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setPending(true);
    try {
      await work();
    } catch (error) {
      setFieldsUrl(undefined);
      setFault({ error });
    }
    setPending(false);
  };
  const open = () =>
    run(async () => {
      setFault(undefined);
      setFieldsUrl((await client.request(createCheckoutSession, {})).fieldsUrl);
    });
  const save = (cardToken: string) =>
    run(async () => {
      const { outcome, refusal } = await client.request(saveCheckoutCard, { body: { cardToken } });
      if (outcome === 'saved') return onSaved();
      // A token works once, so the fields are opened again.
      setFieldsUrl(undefined);
      setFault({ refusal: refusal ?? 'card_processing_error' });
    });
  const fail = () => {
    setFieldsUrl(undefined);
    setFault('unopened');
  };
  return { fieldsUrl, notice: notice(), isPending, open, save, fail };
}

/** The card for the onboarding fee, which is charged only on approval. */
export function CheckoutPage({ verification, isFinished, onReload, onContinue }: FinishPageProps) {
  const { t } = useI18n(onboardingTexts);
  const checkout = verification.steps.onboardingCheckout.data;
  const amount = useFeeText(checkout);
  if (!checkout || amount === undefined) return null;
  const { feeState } = checkout;
  const isDue = feeState === 'due';
  const isTaken = feeState === 'charging' || feeState === 'paid';
  const isOpen = !checkout.card && !isTaken;
  const isSettled = !isOpen && !isDue;
  const lead = isDue ? 'checkout.due' : checkout.card ? 'welcome.fee' : 'checkout.text';
  return (
    <Stack gap={6}>
      <div>
        <PageTitle>{t('checkout.title')}</PageTitle>
        {!isTaken && <p className="q-muted">{t(lead, { amount })}</p>}
      </div>
      {isTaken ? (
        <Banner tone="success">{t(`checkout.${feeState}`, { amount })}</Banner>
      ) : (
        <CardEntry
          checkout={checkout}
          onSaved={() => {
            onReload();
            onContinue();
          }}
        />
      )}
      <PageFoot>
        <Button variant={isSettled ? 'primary' : 'secondary'} onClick={onContinue}>
          {t(isOpen ? 'checkout.later' : isFinished ? 'back' : 'continue')}
        </Button>
      </PageFoot>
    </Stack>
  );
}

function CardEntry({ checkout, onSaved }: { readonly checkout: Checkout; readonly onSaved: () => void }) {
  const { t } = useI18n(onboardingTexts);
  const { fieldsUrl, notice, isPending, open, save, fail } = useCardEntry(checkout, onSaved);
  const cardText = useCardText();
  const { card } = checkout;
  if (fieldsUrl !== undefined) {
    return (
      <CardFields
        key={fieldsUrl}
        fieldsUrl={fieldsUrl}
        notice={notice}
        submitLabel={t('checkout.save')}
        isPending={isPending}
        hint={t('checkout.secure')}
        onToken={(token) => void save(token)}
        onFailed={fail}
      />
    );
  }
  return (
    <Card>
      <Stack>
        <div role="alert" hidden={!notice}>
          {notice && <Banner tone="danger">{notice}</Banner>}
        </div>
        {card && <p>{cardText(card)}</p>}
        <p className="q-muted">{t('checkout.brands')}</p>
        <Button
          variant={card && checkout.feeState === 'not_due' ? 'secondary' : 'primary'}
          pending={isPending}
          onClick={() => void open()}
        >
          {t(card ? 'checkout.replace' : 'checkout.open')}
        </Button>
      </Stack>
    </Card>
  );
}
