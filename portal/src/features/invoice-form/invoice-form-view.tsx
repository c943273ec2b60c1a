import { errorTexts } from '@quittance/sdk/i18n';
import { invoiceLimits } from '@quittance/sdk/rules';
import type { BusinessDate } from '@quittance/sdk/time';
import { maxEmailCharacters } from '@quittance/sdk/validation';
import {
  Banner,
  BusinessDate as BusinessDateText,
  Button,
  Card,
  CurrencyField,
  DateField,
  type FieldErrors,
  Form,
  Icon,
  icons,
  TextButton,
  TextField,
  useFieldError,
  useI18n,
} from '@quittance/widgets/kit';
import { type Dispatch, type ReactNode, useEffect, useRef } from 'react';
import { invoicesTexts } from '../../invoices/texts.en.ts';
import { LargeAmount } from '../../large-amount/large-amount.tsx';
import { AttachmentCard } from './attachment-card.tsx';
import { CustomFields } from './custom-fields.tsx';
import { LastInvoiceOffer } from './drafts/last-invoice-offer.tsx';
import { EarlyDiscountCard } from './early-discount-card.tsx';
import { discountAfterDates } from './early-discount-values.ts';
import { Fees } from './fees.tsx';
import { guestCanPay } from './guest-warning.tsx';
import { type InvoiceFormAction, isBlankLine } from './invoice-form-reducer.ts';
import { invoiceFormTotals } from './invoice-form-totals.ts';
import { copiedValues, type Invoice, type InvoiceFormValues } from './invoice-form-values.ts';
import { LateFeeCard } from './late-fee-card.tsx';
import { LineItems } from './line-items.tsx';
import { LivePreview, PreviewButton, usePreviewRoom } from './live-preview.tsx';
import { PaymentCard } from './payment-card.tsx';
import { RecurrenceCard } from './recurrence-card.tsx';
import { RemindersCard } from './reminders-card.tsx';
import { hasSendingDateCome } from './sending-day.ts';
import { invoiceFormTexts } from './texts.en.ts';
import type { SaveIntent } from './validate-invoice-form.ts';

interface InvoiceFormViewProps {
  readonly values: InvoiceFormValues;
  readonly dispatch: Dispatch<InvoiceFormAction>;
  readonly currencies: readonly string[];
  readonly today: BusinessDate;
  /** Whether it is to be sent on a later day. */
  readonly isForLater: boolean;
  readonly validate: (intent: SaveIntent, refused: ReadonlySet<string>) => FieldErrors;
  /** Saves the draft, or sends the invoice after a confirmation. The form shows its errors. */
  readonly onSubmit: (intent: SaveIntent) => Promise<void>;
  readonly onChooseContact: () => void;
  /** Absent if there is no draft to delete. */
  readonly onDelete: (() => void) | undefined;
  readonly describeError: (error: unknown) => string | null;
  /** The action in progress. */
  readonly pending: SaveIntent | null;
  /** The problems found by the checks. */
  readonly refusal: string | null;
  /** Above the form: what the person has to decide. */
  readonly notice: ReactNode;
  /** Tells when the draft was saved. */
  readonly saveNote: ReactNode;
}

type PartProps = Pick<InvoiceFormViewProps, 'values' | 'dispatch'>;

/** Whether no item, fee or detail was written yet, which a model would replace. */
const isUnwritten = ({ lines, fees, customFields }: InvoiceFormValues): boolean =>
  lines.every(isBlankLine) && fees.length === 0 && customFields.length === 0;

function BuyerCard({
  values,
  dispatch,
  today,
  onChooseContact,
}: PartProps & Pick<InvoiceFormViewProps, 'onChooseContact' | 'today'>) {
  const { t } = useI18n(invoiceFormTexts);
  const copyLast = (invoice: Invoice) =>
    dispatch({
      type: 'replace',
      values: {
        ...copiedValues(invoice, today),
        replaces: values.replaces,
        recipientEmail: values.recipientEmail,
      },
    });
  return (
    <Card title={t('buyer')} actions={<TextButton onClick={onChooseContact}>{t('chooseContact')}</TextButton>}>
      <p className="q-muted invoice-form__hint">{t(guestCanPay(values) ? 'buyerHint' : 'buyerHintAccount')}</p>
      <div className="invoice-form__pair">
        <TextField
          label={t('recipientEmail')}
          name="recipientEmail"
          type="email"
          autoComplete="off"
          maxLength={maxEmailCharacters}
          value={values.recipientEmail}
          onChange={(recipientEmail) =>
            dispatch({ type: 'field', changes: { recipientEmail, recipientAddress: undefined } })
          }
        />
        <TextField
          label={t('recipientName')}
          name="recipientName"
          autoComplete="off"
          maxLength={invoiceLimits.recipientNameCharacters}
          value={values.recipientName}
          onChange={(recipientName) => dispatch({ type: 'field', changes: { recipientName } })}
        />
      </div>
      <div role="status">
        <LastInvoiceOffer email={values.recipientEmail} isEmpty={isUnwritten(values)} onUse={copyLast} />
      </div>
    </Card>
  );
}

function TermsCard({
  values,
  dispatch,
  currencies,
  today,
}: PartProps & Pick<InvoiceFormViewProps, 'currencies' | 'today'>) {
  const { t } = useI18n(invoiceFormTexts);
  const { t: errors } = useI18n(errorTexts);
  // A draft's due date may be in the past: the field keeps it, so that the person can correct it.
  const changeDates = (dates: Pick<InvoiceFormValues, 'sendingDate' | 'dueDate'>) =>
    dispatch({
      type: 'field',
      changes: { ...dates, earlyDiscount: discountAfterDates(values.earlyDiscount, values, dates, today) },
    });
  const hasPassed = values.dueDate !== '' && values.dueDate < today;
  return (
    <Card title={t('terms')}>
      <div>
        <div className="invoice-form__pair">
          <CurrencyField
            label={t('currency')}
            name="currency"
            currencies={currencies}
            value={values.currency}
            onChange={(currency) => dispatch({ type: 'field', changes: { currency } })}
          />
          <DateField
            label={t('sendingDate')}
            name="sendingDate"
            required={false}
            allowReset
            min={invoiceLimits.earliestDueDate}
            max={invoiceLimits.latestDueDate}
            today={today}
            value={values.sendingDate}
            onChange={(sendingDate) => changeDates({ sendingDate, dueDate: values.dueDate })}
          />
          <DateField
            label={t('dueDate')}
            name="dueDate"
            min={invoiceLimits.earliestDueDate}
            max={invoiceLimits.latestDueDate}
            today={today}
            error={hasPassed ? errors('field.dueDateGone') : undefined}
            value={values.dueDate}
            onChange={(dueDate) => changeDates({ sendingDate: values.sendingDate, dueDate })}
          />
        </div>
        {/* Below all of them: a description of one field would move it out of line. */}
        <div role="status">
          {hasSendingDateCome(values, today) && <p className="q-muted invoice-form__dated">{t('sendingDateCome')}</p>}
        </div>
      </div>
      <TextField
        label={t('summary')}
        description={t('summaryHint')}
        name="customName"
        required={false}
        maxLength={invoiceLimits.summaryCharacters}
        value={values.customName}
        onChange={(customName) => dispatch({ type: 'field', changes: { customName } })}
      />
    </Card>
  );
}

interface SummaryProps {
  readonly values: InvoiceFormValues;
  readonly total: string;
  readonly isForLater: boolean;
  readonly pending: SaveIntent | null;
  readonly refusal: string | null;
  readonly saveNote: ReactNode;
  readonly onIntent: (intent: SaveIntent) => void;
  readonly onDelete: (() => void) | undefined;
}

/** Shows a problem of the lines together, which belongs to no single field, until something is changed. */
function useItemsError(values: InvoiceFormValues): string | undefined {
  const { error, clear } = useFieldError('items');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
  useEffect(() => clear(), [values]);
  return error;
}

/** The current total and the actions; stays visible while the form scrolls. */
function Summary({ values, total, isForLater, pending, refusal, saveNote, onIntent, onDelete }: SummaryProps) {
  const { t } = useI18n(invoiceFormTexts);
  const { t: invoiceText } = useI18n(invoicesTexts);
  const complaint = useItemsError(values) ?? refusal;
  const isDateRefused = useFieldError('dueDate').error !== undefined;
  const hasPreviewRoom = usePreviewRoom();
  return (
    <aside className="invoice-form__summary">
      <Card>
        <p className="invoice-form__total-label">{t('totalDue')}</p>
        <p className="invoice-form__total" aria-live="polite">
          <LargeAmount value={total} currency={values.currency} />
        </p>
        {/* Always takes a line, so that correcting the date does not move the button under the pointer. */}
        <p className="q-muted">
          {invoiceText('due')} {values.dueDate && !isDateRefused ? <BusinessDateText date={values.dueDate} /> : '–'}
        </p>
        <div className="invoice-form__actions">
          <Button type="submit" variant="primary" block icon={icons.sendIcon} onClick={() => onIntent('send')}>
            {t(isForLater ? 'schedule' : 'send')}
          </Button>
          <Button type="submit" block pending={pending === 'save'} onClick={() => onIntent('save')}>
            {t('saveDraft')}
          </Button>
          {!hasPreviewRoom && <PreviewButton values={values} />}
          {onDelete && (
            <Button variant="quiet" block icon={icons.trashIcon} onClick={onDelete}>
              {invoiceText('draft.delete')}
            </Button>
          )}
        </div>
        {saveNote}
        {/* Next to the pressed button, where it covers no field. */}
        <div role="alert" className="invoice-form__refusal" data-field="items">
          {complaint && (
            <p className="q-field__error">
              <Icon shape={icons.crossCircleIcon} />
              {complaint}
            </p>
          )}
        </div>
      </Card>
      {hasPreviewRoom && <LivePreview values={values} />}
    </aside>
  );
}

/** The whole invoice on one page, with its total next to it. */
export function InvoiceFormView(props: InvoiceFormViewProps) {
  const { values, dispatch, validate, onSubmit, describeError, pending, refusal } = props;
  // Both buttons submit the form; the pressed one decides the action.
  const intent = useRef<SaveIntent>('save');
  const { t } = useI18n(invoiceFormTexts);
  const totals = invoiceFormTotals(values);
  return (
    <Form
      className="q-form invoice-form"
      validate={(refused) => validate(intent.current, refused)}
      onSubmit={() => onSubmit(intent.current)}
      describeError={describeError}
    >
      {props.notice && (
        <div role="alert" className="invoice-form__notice">
          {props.notice}
        </div>
      )}
      <div className="invoice-form__fields">
        {values.replaces && <Banner>{t('corrects', { number: values.replaces.number ?? '' })}</Banner>}
        <BuyerCard values={values} dispatch={dispatch} today={props.today} onChooseContact={props.onChooseContact} />
        <TermsCard values={values} dispatch={dispatch} currencies={props.currencies} today={props.today} />
        <CustomFields values={values} dispatch={dispatch} />
        <LineItems values={values} totals={totals} dispatch={dispatch} />
        <Fees values={values} dispatch={dispatch} amounts={totals.fees} />
        <EarlyDiscountCard values={values} dispatch={dispatch} today={props.today} />
        <LateFeeCard values={values} dispatch={dispatch} />
        <PaymentCard values={values} dispatch={dispatch} />
        <AttachmentCard values={values} dispatch={dispatch} />
        <RemindersCard values={values} dispatch={dispatch} />
        <RecurrenceCard values={values} dispatch={dispatch} today={props.today} />
      </div>
      <Summary
        values={values}
        total={totals.total}
        isForLater={props.isForLater}
        pending={pending}
        refusal={refusal}
        saveNote={props.saveNote}
        onDelete={props.onDelete}
        onIntent={(chosen) => {
          intent.current = chosen;
        }}
      />
    </Form>
  );
}
