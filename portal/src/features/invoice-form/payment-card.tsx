import { invoiceLimits } from '@quittance/sdk/rules';
import { Card, Checkbox, Stack, TextArea, useI18n } from '@quittance/widgets/kit';
import type { Dispatch } from 'react';
import { useMember } from '../../session/member.ts';
import { GuestWarning } from './guest-warning.tsx';
import type { InvoiceFormAction } from './invoice-form-reducer.ts';
import { type InvoiceFormValues, offersBankDebit } from './invoice-form-values.ts';
import { invoiceFormTexts } from './texts.en.ts';

interface PaymentCardProps {
  readonly values: InvoiceFormValues;
  readonly dispatch: Dispatch<InvoiceFormAction>;
}

/** The ways to pay that the buyer gets. */
export function PaymentCard({ values, dispatch }: PaymentCardProps) {
  const { t } = useI18n(invoiceFormTexts);
  const { constants } = useMember();
  const isDebitOffered = offersBankDebit(values);
  const change = (changes: Partial<Omit<InvoiceFormValues, 'lines' | 'fees' | 'customFields'>>) =>
    dispatch({ type: 'field', changes });
  return (
    <Card title={t('payment')}>
      <Stack>
        <Checkbox
          label={t('bankDebit')}
          description={t('bankDebitHint')}
          required={false}
          disabled={!isDebitOffered}
          checked={isDebitOffered && values.acceptsBankDebit}
          onChange={(acceptsBankDebit) => change({ acceptsBankDebit })}
        />
        {(constants.acceptsCards || values.acceptsCards) && (
          <Checkbox
            label={t('cards')}
            description={t('cardsHint')}
            required={false}
            checked={values.acceptsCards}
            onChange={(acceptsCards) => change({ acceptsCards })}
          />
        )}
        {(constants.acceptsCrypto || values.acceptsCrypto) && (
          <Checkbox
            label={t('crypto')}
            description={t('cryptoHint')}
            required={false}
            checked={values.acceptsCrypto}
            onChange={(acceptsCrypto) => change({ acceptsCrypto })}
          />
        )}
        <Checkbox
          label={t('bankTransfer')}
          description={t('bankTransferHint')}
          required={false}
          checked={values.acceptsBankTransfer}
          onChange={(acceptsBankTransfer) => change({ acceptsBankTransfer })}
        />
        <Checkbox
          label={t('external')}
          description={t('externalHint')}
          required={false}
          checked={values.acceptsExternalPayment}
          onChange={(acceptsExternalPayment) => change({ acceptsExternalPayment })}
        />
        {values.acceptsExternalPayment && (
          <TextArea
            label={t('externalInstructions')}
            description={t('externalInstructionsHint')}
            name="paymentMethods.externalPayment.instructions"
            maxLength={invoiceLimits.instructionsCharacters}
            value={values.externalInstructions}
            onChange={(externalInstructions) => change({ externalInstructions })}
          />
        )}
      </Stack>
      <div role="status">
        <GuestWarning values={values} />
      </div>
    </Card>
  );
}
