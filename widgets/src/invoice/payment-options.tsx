import { canPay, openPaymentOptions, type PaymentOption, paymentOptionsFor } from '@quittance/sdk/rules';
import { useId, useRef, useState } from 'react';
import { bankDebitTexts } from '../bank-debit/texts.en.ts';
import { classNames } from '../kit/base/class-names.ts';
import { useI18n } from '../kit/base/i18n.tsx';
import { useClient } from '../kit/base/provider.tsx';
import { EmailText } from '../kit/email-text/email-text.tsx';
import { Icon } from '../kit/icon/icon.tsx';
import { chevronDownIcon, lockIcon } from '../kit/icon/icons.ts';
import { LoadFailure } from '../kit/load-failure/load-failure.tsx';
import { Skeleton } from '../kit/skeleton/skeleton.tsx';
import { findSentPayment } from '../widget/payment-flow.ts';
import type { PaymentPanelProps } from '../widget/payment-panel.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { isShown, optionIcons, optionOf, optionPanels, type ShownOption, shownOptionNames } from './option-panels.ts';
import { invoiceTexts } from './texts.en.ts';
import type { InvoiceAccess } from './use-invoice.ts';

/** Guests have no balance. */
const available: Readonly<Record<InvoiceAccess, ReadonlySet<ShownOption>>> = {
  customer: new Set(shownOptionNames),
  guest: new Set(shownOptionNames.filter((option) => option !== 'bancoli-payment')),
};

/** Returns the payment options for this viewer, in the order of the rule. */
export function shownOptions(invoice: InvoiceAnswer, access: InvoiceAccess): ShownOption[] {
  if (!canPay(invoice.viewer, invoice.status)) return [];
  return paymentOptionsFor({ ...invoice, available: available[access] }).filter(isShown);
}

interface OptionCardProps {
  readonly option: ShownOption;
  readonly title: string;
  readonly isOpen: boolean;
  readonly panel: PaymentPanelProps;
  readonly onToggle: () => void;
}

/** The panel of an option, loaded when it is first opened, or to continue a payment that was sent before. */
function OptionPanel({ option, isOpen, panel }: Pick<OptionCardProps, 'option' | 'isOpen' | 'panel'>) {
  const client = useClient();
  const [isSent] = useState(() => optionOf(findSentPayment(client, panel.invoice)?.payment.method) === option);
  const wasOpened = useRef(isSent);
  // A panel stays for its state, such as a payment in progress.
  if (isOpen) wasOpened.current = true;
  const { value: Panel, retry } = optionPanels[option].useAttempt(wasOpened.current);
  if (retry) return <LoadFailure onRetry={retry} />;
  if (Panel) return <Panel {...panel} />;
  return isOpen ? <Skeleton shape="block" /> : null;
}

function OptionCard({ option, title, isOpen, panel, onToggle }: OptionCardProps) {
  const id = useId();
  const { preload } = optionPanels[option];
  return (
    <div className="q-option">
      <h4>
        <button
          type="button"
          className="q-option__head"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          onPointerEnter={preload}
          onFocus={preload}
        >
          <Icon shape={optionIcons[option]} />
          <bdi>{title}</bdi>
          <Icon shape={chevronDownIcon} className="q-option__chevron" />
        </button>
      </h4>
      <div className="q-option__body" id={id} hidden={!isOpen}>
        <OptionPanel option={option} isOpen={isOpen} panel={panel} />
      </div>
    </div>
  );
}

/** Says that there is no payment option, and whom to ask if known. */
function NoOptions({ invoice }: { readonly invoice: InvoiceAnswer }) {
  const { t } = useI18n(invoiceTexts);
  const { email } = invoice.sender;
  return (
    <p className="q-muted">
      {t('payment.noOptions')}
      {email && (
        <>
          {' '}
          {t('payment.askSeller', { sender: invoice.senderDisplayName })}{' '}
          <a className="q-payment__seller" href={`mailto:${email}`}>
            <EmailText email={email} />
          </a>
        </>
      )}
    </p>
  );
}

interface PaymentOptionsProps extends PaymentPanelProps {
  readonly access: InvoiceAccess;
}

/** The payment options. A single one starts open. */
export function PaymentOptions({ access, ...panel }: PaymentOptionsProps) {
  const { invoice, current } = panel;
  const { t } = useI18n(invoiceTexts);
  const { t: debitText } = useI18n(bankDebitTexts);
  const options = shownOptions(invoice, access);
  const [open, setOpen] = useState<PaymentOption | null>(openPaymentOptions(options, 'paying')[0] ?? null);
  if (!canPay(invoice.viewer, invoice.status)) return null;
  // Paid or closed: only a dialog keeps the options mounted.
  const isOver = !canPay(current.viewer, current.status);
  const titles: Readonly<Record<ShownOption, string>> = {
    'bancoli-payment': t('payment.payFromBalance'),
    'external-payment': t('payment.external', { sender: invoice.senderDisplayName }),
    'crypto-payment': t('payment.crypto'),
    'credit-card-payment': t('payment.card'),
    'ach-direct-debit': debitText('title'),
    'bank-transfer': t('payment.transfer'),
  };
  return (
    <section
      className={classNames('q-payment', isOver && 'q-payment--over')}
      part="payment"
      aria-label={t('payment.title')}
    >
      <h3 className="q-payment__title">{t('payment.title')}</h3>
      {options.map((option) => (
        <OptionCard
          key={option}
          option={option}
          title={titles[option]}
          isOpen={open === option}
          panel={panel}
          onToggle={() => setOpen(open === option ? null : option)}
        />
      ))}
      {options.length === 0 && <NoOptions invoice={invoice} />}
      {options.includes('ach-direct-debit') && (
        <p className="q-payment__secure">
          <Icon shape={lockIcon} />
          <bdi>{t('payment.secure')}</bdi>
        </p>
      )}
    </section>
  );
}
