import { tooManyWrongCodesSentence, wrongCodeSentence } from '../code-sentences.ts';
import { defineTexts } from '../texts.ts';

/** The sentence for each error code, and the messages that stand beside refused fields. */
export const errorTexts = defineTexts('errors', {
  /** Where no code says more. */
  somethingWentWrong: 'Something went wrong. Please try again.',
  code: {
    ValidationError: 'Make sure to fill all required fields',
    MalformedRequestError: 'We could not process your request.',
    PayloadTooLargeError: 'This is too large to be sent. Please make it smaller.',
    UnsupportedMediaTypeError: 'We could not process your request.',
    RateLimitError: 'Too many requests. Please wait a moment and try again.',
    NotFoundError: 'We could not find what you are looking for.',
    ForbiddenOriginError: 'This page is not allowed to do that.',

    UnauthenticatedError: 'Your session has expired. Please sign in again.',
    InvalidCredentialsError: 'The email or the password is not correct.',
    ForbiddenError: 'You do not have permission to do this.',
    PersonOrCompanyDisabled: 'This account is restricted. Please contact support.',

    OtpRequiredError: 'Please enter your one-time code.',
    InvalidOtpError: wrongCodeSentence,
    ExpiredOtpError: 'Your verification code has expired. Please request a new one.',
    ReusedLoginOtpError: 'This code was already used. Please request a new one.',
    BruteForceAttemptError: 'Too many attempts. Please wait a few minutes and try again.',

    InvalidInviteTokenError: 'We were unable to load your invoice. Please try again.',
    ExpiredInviteTokenError: 'This invitation link has expired',

    IdempotencyConflictError: 'This request was already made with other details. Please start again.',

    EInvoiceUnavailableError:
      'This invoice can’t be an e-invoice. It must be sent, in a currency of ISO 4217, and have the addresses of both parties.',
    InvoiceStateError: 'This invoice has changed in the meantime. Please load it again.',
    InvoicePaymentProcessingError: 'The payment of this invoice is currently being reviewed for processing',
    AttachmentNotReadableError: 'The attached file is no e-invoice that can be shown here.',
    DraftChangedError: 'This draft was changed in another window.',
    InvoiceMailLimitError: 'The buyer already got this mail today. Try again tomorrow.',
    PaymentMethodUnavailableError: 'This payment option is not available for this invoice.',
    DebitAuthorizationChangedError: 'The authorization has changed. Please read and accept it again.',
    BankAccountNotLinkedError: 'Please connect your bank account again.',
    BankAccountBlockedError: 'This bank account can’t be debited. Please choose another one.',
    CardTokenInvalidError: 'Enter your card details again.',
    PaymentAmountChangedError: 'The amount to pay has changed. Check the new amount, and try again.',
    InsufficientFundsError: 'There are not enough funds in this account.',
    CurrencyAccountUnavailableError: 'This currency account is not available.',
    RecipientUnavailableError:
      'This recipient can’t receive the money. Check the currency, or choose another recipient.',
    QuoteExpiredError: 'This quote has expired. Get a new one to see the current rate.',
    QuoteUsedError: 'This transfer was already made.',
    ExchangeRateUnavailableError: 'There is no current rate for this conversion. Please try again later.',
    TransferStateError: 'This transfer has changed in the meantime. Please load it again.',
    BankEntryStateError: 'This entry has changed in the meantime. Please load it again.',
    RewardPointsUnavailableError: 'You don’t have that many points. Please check how many are left.',

    ProviderUnavailableError: 'We were unable to process your request, please try again.',
    InternalError: 'Something went wrong. Please try again.',
    MaintenanceError: 'The service is currently under maintenance. Please try again later.',
    ServiceBusyError: 'We’re busy right now. Please try again in a moment.',

    NetworkError: 'We could not reach the server. Please check your connection and try again.',
    TimeoutError: 'The server took too long to answer. Please try again.',
    UnknownOutcomeError:
      'We could not confirm what became of your payment. Please check its status before you try again.',
    UnreadableAnswerError: 'Something went wrong. Please try again.',
    OtpNotProvidedError: 'Nothing was sent, because no one-time code was given.',
    SessionUnavailableError: 'Your session has ended. Please reload the page.',
    DebitRefusedError: 'The bank refused the payment. Please try again or choose another account.',
    ServerNotRecognizedError: 'This page isn’t set up correctly.',
  },
  /** A BruteForceAttemptError that says what was tried. */
  tooManyWrong: {
    code: tooManyWrongCodesSentence,
    password: 'Too many wrong passwords. Please wait a while before you try again.',
  },
  field: {
    reviewInformationFirst: 'Review the requested information first.',
    approveStepFirst: 'Approve this step first.',
    approveOwnerFirst: 'Approve the owner first.',
    approvePersonFirst: 'Approve this person first.',
    identityNotApproved: 'The vendor has not approved the identity.',
    publicOfficeMissing: 'The statement about public offices is missing.',
    required: 'This field is required.',
    wrongFormat: 'Missing field or wrong format',
    invalidEmail: 'Invalid email',
    invalidDate: 'Invalid date',
    hiddenCharacters: 'Remove invisible characters.',
    confirmationRequired: 'Your confirmation is required.',
    tooLong: 'Maximum of {{max}} characters allowed',
    plusAddressing: 'Email with plus addressing are not allowed.',
    notYourOrganization: 'You do not belong to this company.',
    ownInvoice: 'A company can’t invoice itself.',
    dueDateGone: 'The due date must be today or later.',
    sendingDateGone: 'Choose tomorrow or later, or clear the date to send now.',
    dueBeforeSending: 'The due date can’t be before the sending date.',
    nothingToPay: 'The total must be greater than 0.',
    positiveQuantity: 'Must be more than 0.',
    totalTooLarge: 'The total is too large.',
    discountEndsTooSoon: 'The discount must end at least 7 days after the invoice is sent.',
    discountEndsTooLate: 'The discount must end at least 7 days before the due date.',
    discountTooSmall: 'This is less than the least discount for paying so early.',
    tooManyLines: 'Maximum of {{max}} lines allowed',
    noActiveAccount: 'There is no active {{currency}} account to receive the payment.',
  },
});
