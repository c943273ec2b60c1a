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
import { bankDebitTexts } from './texts.en.ts';

interface AuthorizationFormProps {
  readonly invoice: InvoiceAnswer;
  readonly authorization: DebitAuthorization;
  readonly notice: string | undefined;
  /** Why the previous payment failed. */
  readonly reason: string | undefined;
  readonly onAuthorize: () => void;
  /** Absent if there is no reason to use another account. */
  readonly onOtherAccount: (() => void) | undefined;
  readonly onCancel: () => void;
}

/** Form with the authorization's text and its confirmation. */
export function AuthorizationForm(props: AuthorizationFormProps) {
  const { invoice, authorization, notice, reason, onAuthorize, onOtherAccount, onCancel } = props;
  const { t } = useI18n(bankDebitTexts);
  const amount = useMoneyText(invoice.finalAmount, invoice.currency);
  const textId = useId();
  // Not kept after the form: every debit needs a new confirmation.
  const [isConfirmed, setConfirmed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  // A single checkbox doesn't justify downloading the kit's form.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isConfirmed) return onAuthorize();
    const form = event.currentTarget;
    // Render the message before the focus moves, so that it is announced with the checkbox.
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
        {/* A long text needs a region that can be scrolled by keyboard. */}
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
