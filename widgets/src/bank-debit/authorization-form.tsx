import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { useMoneyText } from '../invoice/money-text.ts';
import { Amount } from '../kit/amount/amount.tsx';
import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { Button } from '../kit/button/button.tsx';
import { Checkbox } from '../kit/checkbox/checkbox.tsx';
import type { DebitAuthorization } from './debit-authorization.ts';

interface AuthorizationFormProps {
  readonly invoice: InvoiceAnswer;
  readonly authorization: DebitAuthorization;
  readonly notice: string | undefined;
  /** Why the payment before this try failed. */
  readonly reason: string | undefined;
  readonly onAuthorize: () => void;
  /** Absent while there is no reason to use another one. */
  readonly onOtherAccount: (() => void) | undefined;
  readonly onCancel: () => void;
}

/** What the payer agrees to, and the one deliberate act by which they do. */
export function AuthorizationForm(props: AuthorizationFormProps) {
  const { invoice, authorization, notice, reason, onAuthorize, onOtherAccount, onCancel } = props;
  const { t } = useI18n('bank-debit');
  const amount = useMoneyText(invoice.finalAmount, invoice.currency);
  const textId = useId();
  // Kept no longer than the form: every debit takes a confirmation of its own.
  const [isConfirmed, setConfirmed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  // One checkbox needs nothing else of the kit's form, which a payer would download for it.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isConfirmed) return onAuthorize();
    const form = event.currentTarget;
    // The message has to stand before the focus comes: it is read out with the checkbox.
    flushSync(() => setMissing(true));
    form.querySelector<HTMLElement>('[name="confirmation"]')?.focus();
  };
  return (
    <form className="q-form" onSubmit={submit} noValidate aria-label={t('authorizationTitle')}>
      {notice && (
        <div role="alert">
          <Banner tone="danger" title={reason}>
            {notice}
          </Banner>
        </div>
      )}
      <dl className="q-debit-facts">
        <div>
          <dt>{t('fromAccount')}</dt>
          <dd>
            <bdi>{authorization.bankName}</bdi> <span className="q-numeric">•••• {authorization.accountMask}</span>
          </dd>
        </div>
        <div>
          <dt>{t('toPayee')}</dt>
          <dd>
            <bdi>{invoice.senderDisplayName}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('amount')}</dt>
          <dd>
            <Amount value={invoice.finalAmount} currency={invoice.currency} />
          </dd>
        </div>
      </dl>
      <section className="q-debit-terms" aria-labelledby={textId}>
        <h3 className="q-label" id={textId}>
          {t('authorizationText')}
        </h3>
        {/* The text may be long: it is a region of its own that a keyboard can scroll. */}
        {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: see above */}
        {/* biome-ignore-start lint/a11y/useSemanticElements: a fieldset would claim that there are fields */}
        <div
          className="q-debit-terms__text"
          role="group"
          tabIndex={0}
          aria-labelledby={textId}
          lang={authorization.locale}
        >
          <bdi>{authorization.text}</bdi>
        </div>
        {/* biome-ignore-end lint/a11y/useSemanticElements: see above */}
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above */}
      </section>
      <div className="q-payment-stack q-debit-actions">
        <Checkbox
          label={t('confirm')}
          name="confirmation"
          required
          checked={isConfirmed}
          onChange={setConfirmed}
          error={isMissing && !isConfirmed ? t('confirmationRequired') : undefined}
        />
        <Button variant="primary" size="large" type="submit" block>
          {t('pay', { amount })}
        </Button>
        {onOtherAccount && (
          <Button block onClick={onOtherAccount}>
            {t('otherAccount')}
          </Button>
        )}
        <Button variant="quiet" block onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
