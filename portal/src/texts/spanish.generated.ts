// Written by scripts/generate.mjs from the texts.es.ts files. Run `npm run generate`; do not edit.
import type { Catalogue } from '@quittance/sdk/i18n';
import { spanish as acceptInvite } from '../features/accept-invite/texts.es.ts';
import { spanish as accountDetails } from '../features/account-details/texts.es.ts';
import { spanish as accountLinks } from '../currency-accounts/texts.es.ts';
import { spanish as accountOpening } from '../features/accounts/opening-texts.es.ts';
import { spanish as accountStatement } from '../account-statement/texts.es.ts';
import { spanish as accountStatus } from '../currency-accounts/status-texts.es.ts';
import { spanish as accountType } from '../features/dashboard/account-type-texts.es.ts';
import { spanish as accounts } from '../features/accounts/texts.es.ts';
import { spanish as accountsIncoming } from '../features/accounts/incoming-texts.es.ts';
import { spanish as accountsNavigation } from '../features/accounts/navigation-texts.es.ts';
import { spanish as apiKeys } from '../features/business-settings/api-keys-texts.es.ts';
import { spanish as businessSettings } from '../features/business-settings/texts.es.ts';
import { spanish as businessSettingsNavigation } from '../features/business-settings/navigation-texts.es.ts';
import { spanish as checkStatement } from '../features/check-statement/texts.es.ts';
import { spanish as contactPicker } from '../contact-picker/texts.es.ts';
import { spanish as contacts } from '../features/contacts/texts.es.ts';
import { spanish as contactsNavigation } from '../features/contacts/navigation-texts.es.ts';
import { spanish as copyableId } from '../copyable-id/texts.es.ts';
import { spanish as createBusiness } from '../features/create-business/texts.es.ts';
import { spanish as dashboard } from '../features/dashboard/texts.es.ts';
import { spanish as dashboardNavigation } from '../features/dashboard/navigation-texts.es.ts';
import { spanish as deposits } from '../features/deposits/texts.es.ts';
import { spanish as emailingDocs } from '../features/emailing-docs/texts.es.ts';
import { spanish as guestLinks } from '../features/invoice-detail/guest-links/texts.es.ts';
import { spanish as help } from '../features/help/texts.es.ts';
import { spanish as identityProviders } from '../identity-providers/texts.es.ts';
import { spanish as informationRequest } from '../features/information-requests/texts.es.ts';
import { spanish as invoiceActions } from '../features/invoice-detail/actions/texts.es.ts';
import { spanish as invoiceAttachment } from '../invoices/attachment/texts.es.ts';
import { spanish as invoiceDetail } from '../features/invoice-detail/texts.es.ts';
import { spanish as invoiceDraft } from '../features/invoice-form/drafts/texts.es.ts';
import { spanish as invoiceForm } from '../features/invoice-form/texts.es.ts';
import { spanish as invoiceHistory } from '../features/invoice-detail/history/texts.es.ts';
import { spanish as invoiceList } from '../invoices/list/texts.es.ts';
import { spanish as invoicePaste } from '../features/invoice-form/paste/texts.es.ts';
import { spanish as invoicing } from '../features/invoicing/texts.es.ts';
import { spanish as invoicingNavigation } from '../features/invoicing/navigation-texts.es.ts';
import { spanish as messages } from '../features/messages/texts.es.ts';
import { spanish as missingInformation } from '../features/missing-information/texts.es.ts';
import { spanish as noBusiness } from '../features/no-business/texts.es.ts';
import { spanish as overview } from '../features/dashboard/overview/texts.es.ts';
import { spanish as passwordReset } from '../features/password-reset/texts.es.ts';
import { spanish as payInvoice } from '../features/pay-invoice/texts.es.ts';
import { spanish as plan } from '../features/business-settings/plan/texts.es.ts';
import { spanish as portalEmailNotice } from '../email-notice/texts.es.ts';
import { spanish as portalInvoices } from '../invoices/texts.es.ts';
import { spanish as portalLayout } from '../layout/texts.es.ts';
import { spanish as portalPalette } from '../palette/texts.es.ts';
import { spanish as portalPlanNotice } from '../plan-notice/texts.es.ts';
import { spanish as providerReturn } from '../features/identity-providers/texts.es.ts';
import { spanish as recipientForm } from '../features/recipients/form-texts.es.ts';
import { spanish as recipients } from '../features/recipients/texts.es.ts';
import { spanish as recipientsNavigation } from '../features/recipients/navigation-texts.es.ts';
import { spanish as recurring } from '../invoices/recurring/texts.es.ts';
import { spanish as referrals } from '../features/contacts/referrals-texts.es.ts';
import { spanish as refusals } from '../features/refusals/texts.es.ts';
import { spanish as reminders } from '../invoices/reminders/texts.es.ts';
import { spanish as requestNotice } from '../information-requests/texts.es.ts';
import { spanish as sandboxDeposit } from '../sandbox-deposit/texts.es.ts';
import { spanish as sandboxPayment } from '../features/invoice-detail/sandbox-texts.es.ts';
import { spanish as savePhoneNumber } from '../features/save-phone-number/texts.es.ts';
import { spanish as sellerTools } from '../invoices/seller-tools/texts.es.ts';
import { spanish as signInFoot } from '../sign-up/texts.es.ts';
import { spanish as signUp } from '../features/sign-up/texts.es.ts';
import { spanish as statusTimeline } from '../status-timeline/texts.es.ts';
import { spanish as supportChat } from '../support-chat/texts.es.ts';
import { spanish as supportContact } from '../support-contact/texts.es.ts';
import { spanish as terms } from '../features/terms/texts.es.ts';
import { spanish as termsLabel } from '../terms-label/texts.es.ts';
import { spanish as transactions } from '../transactions/texts.es.ts';
import { spanish as transfers } from '../features/transfers/texts.es.ts';
import { spanish as unknownOutcome } from '../unknown-outcome/texts.es.ts';
import { spanish as userSettings } from '../features/user-settings/texts.es.ts';
import { spanish as verification } from '../features/verification/texts.es.ts';
import { spanish as verificationNavigation } from '../features/verification/navigation-texts.es.ts';

export const portalSpanish: Catalogue = {
  'accept-invite': acceptInvite,
  'account-details': accountDetails,
  'account-links': accountLinks,
  'account-opening': accountOpening,
  'account-statement': accountStatement,
  'account-status': accountStatus,
  'account-type': accountType,
  accounts,
  'accounts-incoming': accountsIncoming,
  'accounts-navigation': accountsNavigation,
  'api-keys': apiKeys,
  'business-settings': businessSettings,
  'business-settings-navigation': businessSettingsNavigation,
  'check-statement': checkStatement,
  'contact-picker': contactPicker,
  contacts,
  'contacts-navigation': contactsNavigation,
  'copyable-id': copyableId,
  'create-business': createBusiness,
  dashboard,
  'dashboard-navigation': dashboardNavigation,
  deposits,
  'emailing-docs': emailingDocs,
  'guest-links': guestLinks,
  help,
  'identity-providers': identityProviders,
  'information-request': informationRequest,
  'invoice-actions': invoiceActions,
  'invoice-attachment': invoiceAttachment,
  'invoice-detail': invoiceDetail,
  'invoice-draft': invoiceDraft,
  'invoice-form': invoiceForm,
  'invoice-history': invoiceHistory,
  'invoice-list': invoiceList,
  'invoice-paste': invoicePaste,
  invoicing,
  'invoicing-navigation': invoicingNavigation,
  messages,
  'missing-information': missingInformation,
  'no-business': noBusiness,
  overview,
  'password-reset': passwordReset,
  'pay-invoice': payInvoice,
  plan,
  'portal-email-notice': portalEmailNotice,
  'portal-invoices': portalInvoices,
  'portal-layout': portalLayout,
  'portal-palette': portalPalette,
  'portal-plan-notice': portalPlanNotice,
  'provider-return': providerReturn,
  'recipient-form': recipientForm,
  recipients,
  'recipients-navigation': recipientsNavigation,
  recurring,
  referrals,
  refusals,
  reminders,
  'request-notice': requestNotice,
  'sandbox-deposit': sandboxDeposit,
  'sandbox-payment': sandboxPayment,
  'save-phone-number': savePhoneNumber,
  'seller-tools': sellerTools,
  'sign-in-foot': signInFoot,
  'sign-up': signUp,
  'status-timeline': statusTimeline,
  'support-chat': supportChat,
  'support-contact': supportContact,
  terms,
  'terms-label': termsLabel,
  transactions,
  transfers,
  'unknown-outcome': unknownOutcome,
  'user-settings': userSettings,
  verification,
  'verification-navigation': verificationNavigation,
};
