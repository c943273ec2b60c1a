import { useStore } from '@nanostores/react';
import { PageLink, RequestFailure, Screen, usePagePlace, useResource, useRouteParams } from '@quittance/app-shell';
import { getInvoice, mayMake, saveDraft } from '@quittance/sdk/client';
import { canEdit } from '@quittance/sdk/rules';
import type { BusinessDate } from '@quittance/sdk/time';
import { buttonClass, EmptyState, Icon, icons, Skeleton, Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { usePortal } from '../../portal.ts';
import { useMember } from '../../session/member.ts';
import '@quittance/widgets/widgets.css';
import { InvoiceEditor } from './invoice-editor.tsx';
import './invoice-form.css';
import { buyerOf, copiedIdOf, correctedIdOf } from '../../invoices/invoice-to.ts';
import { invoicesTexts } from '../../invoices/texts.en.ts';
import { layoutTexts } from '../../layout/texts.en.ts';
import { dashboardNavigationTexts } from '../dashboard/navigation-texts.en.ts';
import {
  copiedValues,
  correctedValues,
  type Invoice,
  type InvoiceFormValues,
  newInvoiceValues,
  valuesOfInvoice,
} from './invoice-form-values.ts';
import { invoiceFormTexts } from './texts.en.ts';
import { useEditedInvoice } from './use-edited-invoice.ts';
import { useInvoicingCurrencies } from './use-invoicing-currencies.ts';

/** Shown if the person may not write an invoice: the reason, and a link elsewhere. */
function NothingToEdit({ text, to, action }: { readonly text: string; readonly to: string; readonly action: string }) {
  return (
    <EmptyState
      title={text}
      icon={icons.lockIcon}
      action={
        <PageLink className={buttonClass()} to={to}>
          {action}
        </PageLink>
      }
    />
  );
}

/** Refuses a read-only role with a toast, like every page that acts for the organization. */
function ReadOnlyRefusal() {
  const { t } = useI18n(invoicesTexts);
  const { t: layoutText } = useI18n(layoutTexts);
  const { toasts } = usePortal();
  useEffect(() => toasts.show('error', t('readOnly')), [toasts, t]);
  return <NothingToEdit text={t('readOnly')} to="/income" action={layoutText('toDashboard')} />;
}

function FormFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { t } = useI18n(dashboardNavigationTexts);
  const { constants } = useMember();
  return (
    <Screen
      title={title}
      brand={constants.brandName}
      above={
        <PageLink className="screen__back" to="/income">
          <Icon shape={icons.arrowLeftIcon} />
          {t('income')}
        </PageLink>
      }
    >
      {children}
    </Screen>
  );
}

const loading = (
  <Stack>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Stack>
);

/**
 * Reloads the settings of the installation, because the tab may be open since yesterday and the form starts with
 * today's date.
 * @returns false until the call has ended
 */
function useFreshConstants(): boolean {
  const { constants, publicConstants } = usePortal();
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    let isHere = true;
    const refreshed = Promise.all([publicConstants.refresh(), constants.refresh()]);
    void refreshed.then(() => isHere && setFresh(true));
    return () => {
      isHere = false;
    };
  }, [constants, publicConstants]);
  return isFresh;
}

function useInvoice(invoiceId: string) {
  const client = useClient();
  return useResource(
    useCallback((signal) => client.request(getInvoice, { params: { id: invoiceId } }, { signal }), [client, invoiceId]),
  );
}

interface EditorProps {
  readonly onStored: (invoiceId: string) => void;
  /** Of open accounts. */
  readonly currencies: readonly string[];
}

interface CopyEditorProps extends EditorProps {
  readonly invoiceId: string;
  readonly valuesOf: (invoice: Invoice, today: BusinessDate) => InvoiceFormValues;
}

/** A new form with the content of another invoice. */
function CopyEditor({ invoiceId, valuesOf, ...editor }: CopyEditorProps) {
  const { constants } = useMember();
  const { data, error, refresh } = useInvoice(invoiceId);
  if (error !== undefined) return <RequestFailure error={error} onRetry={refresh} />;
  if (data === undefined) return loading;
  return <InvoiceEditor initialValues={valuesOf(data, constants.businessDate)} {...editor} />;
}

/** A new form, dated today: a copy, a correction, or for the buyer whom the previous screen chose. */
function NewInvoiceEditor(editor: EditorProps) {
  const { currencies } = editor;
  const { constants } = useMember();
  const { location } = usePagePlace();
  const copied = copiedIdOf(location.state);
  if (copied !== undefined) return <CopyEditor invoiceId={copied} valuesOf={copiedValues} {...editor} />;
  const corrected = correctedIdOf(location.state);
  if (corrected !== undefined) {
    return <CopyEditor invoiceId={corrected} valuesOf={correctedValues} {...editor} />;
  }
  const values = newInvoiceValues(constants.businessDate, buyerOf(location.state));
  const currency = currencies.includes(values.currency) ? values.currency : (currencies[0] ?? values.currency);
  return <InvoiceEditor initialValues={{ ...values, currency }} {...editor} />;
}

/** Loads the draft to edit. */
function DraftEditor({ invoiceId, ...editor }: EditorProps & { readonly invoiceId: string }) {
  const { t } = useI18n(invoiceFormTexts);
  const { data, error, refresh } = useInvoice(invoiceId);
  if (error !== undefined) return <RequestFailure error={error} onRetry={refresh} />;
  if (data === undefined) return loading;
  if (!canEdit(data.viewer, data.status)) {
    return <NothingToEdit text={t('notDraft')} to={`/invoices/${invoiceId}`} action={t('notDraftAction')} />;
  }
  return <DraftForm draft={data} {...editor} />;
}

/** Keeps the draft with which the form began: what is saved meanwhile must not begin it again. */
function DraftForm({ draft, ...editor }: EditorProps & { readonly draft: Invoice }) {
  const [initial] = useState(draft);
  return <InvoiceEditor initialValues={valuesOfInvoice(initial)} draft={initial} {...editor} />;
}

function Editor({ invoiceId, onStored }: Pick<EditorProps, 'onStored'> & { readonly invoiceId: string }) {
  const currencies = useInvoicingCurrencies();
  if (currencies === undefined) return loading;
  const editor = { currencies, onStored };
  if (invoiceId === 'new') return <NewInvoiceEditor {...editor} />;
  return <DraftEditor invoiceId={invoiceId} {...editor} />;
}

/** The screen for writing an invoice: a new one, or a draft. */
export function InvoiceFormScreen() {
  const { t } = useI18n(invoiceFormTexts);
  const { user } = useMember();
  const isFresh = useFreshConstants();
  const { constants } = usePortal();
  const settings = useStore(constants.$state);
  const { invoiceId = 'new' } = useRouteParams();
  const { from, key, onStored } = useEditedInvoice(invoiceId);
  const isNew = from === 'new';
  if (!mayMake(saveDraft, user)) {
    return (
      <FormFrame title={t(isNew ? 'newTitle' : 'editTitle')}>
        <ReadOnlyRefusal />
      </FormFrame>
    );
  }
  return (
    <FormFrame title={t(isNew ? 'newTitle' : 'editTitle')}>
      {isFresh && settings.status === 'failed' && (
        <RequestFailure error={settings.error} onRetry={() => void constants.refresh()} />
      )}
      {(!isFresh || settings.status === 'loading') && loading}
      {isFresh && settings.status === 'ready' && <Editor key={key} invoiceId={from} onStored={onStored} />}
    </FormFrame>
  );
}
