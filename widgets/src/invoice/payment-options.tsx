import { canPay, openPaymentOptions, type PaymentOption, paymentOptionsFor } from '@quittance/sdk/rules';
import { type ReactNode, useId, useState } from 'react';
import { BalancePanel } from '../balance-payment/balance-panel.tsx';
import { DebitPanel } from '../bank-debit/debit-panel.tsx';
import { bankDebitTexts } from '../bank-debit/texts.en.ts';
import { classNames } from '../kit/base/class-names.ts';
import { useI18n } from '../kit/base/i18n.tsx';
import { EmailText } from '../kit/email-text/email-text.tsx';
import { Icon, type IconShape } from '../kit/icon/icon.tsx';
import { bankIcon, chevronDownIcon, lockIcon, walletIcon } from '../kit/icon/icons.ts';
import type { PaymentPanelProps } from '../widget/payment-panel.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { invoiceTexts } from './texts.en.ts';
import type { InvoiceAccess } from './use-invoice.ts';

/** The payment options with a panel in this widget. */
type ShownOption = Extract<PaymentOption, 'bancoli-payment' | 'ach-direct-debit'>;

const optionIcons: Readonly<Record<ShownOption, IconShape>> = {
  'bancoli-payment': walletIcon,
  'ach-direct-debit': bankIcon,
};

/** Guests have no balance. */
const available: Readonly<Record<InvoiceAccess, ReadonlySet<ShownOption>>> = {
  customer: new Set(['bancoli-payment', 'ach-direct-debit']),
  guest: new Set(['ach-direct-debit']),
};

/** Returns the payment options for this viewer, in the order of the rule. */
export function shownOptions(invoice: InvoiceAnswer, access: InvoiceAccess): ShownOption[] {
  if (!canPay(invoice.viewer, invoice.status)) return [];
  const offered = new Set<PaymentOption>(paymentOptionsFor({ ...invoice, available: available[access] }));
  return [...available[access]].filter((option) => offered.has(option));
}

interface OptionCardProps {
  readonly title: string;
  readonly icon: IconShape;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

function OptionCard({ title, icon, isOpen, onToggle, children }: OptionCardProps) {
  const id = useId();
  return (
    <div className="q-option">
      <h4>
        <button type="button" className="q-option__head" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <Icon shape={icon} />
          <bdi>{title}</bdi>
          <Icon shape={chevronDownIcon} className="q-option__chevron" />
        </button>
      </h4>
      <div className="q-option__body" id={id} hidden={!isOpen}>
        {children}
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
  const titles = { 'bancoli-payment': t('payment.payFromBalance'), 'ach-direct-debit': debitText('title') };
  const panels = {
    'bancoli-payment': <BalancePanel {...panel} />,
    'ach-direct-debit': <DebitPanel {...panel} />,
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
          title={titles[option]}
          icon={optionIcons[option]}
          isOpen={open === option}
          onToggle={() => setOpen(open === option ? null : option)}
        >
          {panels[option]}
        </OptionCard>
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
