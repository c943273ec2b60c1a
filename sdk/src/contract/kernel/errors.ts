/**
 * Every error code that a call may answer, with its HTTP status.
 *
 * Codes are PascalCase and end in `Error`, except those that existing clients already know by another name
 * (`PersonOrCompanyDisabled`). The client translates the code into the sentence that people read.
 */
export const errorStatus = {
  // The request itself
  ValidationError: 422,
  MalformedRequestError: 400,
  PayloadTooLargeError: 413,
  UnsupportedMediaTypeError: 415,
  RateLimitError: 429,
  NotFoundError: 404,
  ForbiddenOriginError: 403,

  // Who is asking
  UnauthenticatedError: 401,
  InvalidCredentialsError: 401,
  ForbiddenError: 403,
  PersonOrCompanyDisabled: 403,

  // One-time codes
  OtpRequiredError: 403,
  InvalidOtpError: 403,
  ExpiredOtpError: 403,
  ReusedLoginOtpError: 403,
  BruteForceAttemptError: 403,

  // Identities of Google and LinkedIn
  InvalidIdentityError: 403,
  IdentityNotLinkedError: 409,
  IdentityInUseError: 409,
  PasswordNeededError: 409,
  IdentityProviderUnavailableError: 502,

  // Signing up
  EmailInUseError: 409,
  EmailNotVerifiedError: 403,
  InvalidVerificationLinkError: 404,
  ExpiredVerificationLinkError: 410,
  UsedVerificationLinkError: 409,

  // People and organizations
  PlanUpgradeRequiredError: 409,
  OwnMembershipError: 409,
  LastOwnerError: 409,
  HandleSettledError: 409,
  AddressSettledError: 409,
  TooManyOrganizationsError: 409,
  InviteOfOtherPersonError: 403,
  TooManyPeopleError: 409,
  ProfileChangedError: 409,
  TooManyInvitesError: 429,
  RecipientInvitedOftenError: 429,

  CompanyNotVerifiedError: 409,
  VerificationStepClosedError: 409,
  VerificationChangedError: 409,
  InformationRequestClosedError: 409,

  // Bank accounts to pay out to
  ExternalAccountExistsError: 409,
  ExternalAccountChangedError: 409,
  ExternalAccountNotPayableError: 409,
  TooManyExternalAccountsError: 409,
  NameCheckOutdatedError: 409,
  NameMismatchError: 409,
  TooManyNameChecksError: 429,

  // Guests
  InvalidInviteTokenError: 401,
  ExpiredInviteTokenError: 401,

  // Exactly-once
  IdempotencyConflictError: 409,

  // Files
  InfectedFileError: 422,

  // Invoices and money
  InvoiceStateError: 409,
  DraftChangedError: 409,
  InvoicePaymentProcessingError: 409,
  InvoiceMailLimitError: 429,
  AttachmentNotReadableError: 409,
  EInvoiceUnavailableError: 409,
  PaymentMethodUnavailableError: 409,
  DebitAuthorizationChangedError: 409,
  BankAccountNotLinkedError: 409,
  BankAccountBlockedError: 409,
  CardTokenInvalidError: 409,
  InsufficientFundsError: 409,
  PaymentAmountChangedError: 409,
  CurrencyAccountUnavailableError: 409,
  RecipientUnavailableError: 409,
  QuoteExpiredError: 409,
  QuoteUsedError: 409,
  ExchangeRateUnavailableError: 409,
  TransferStateError: 409,
  BankEntryStateError: 409,
  RewardPointsUnavailableError: 409,

  // The outside world and ourselves
  ProviderUnavailableError: 502,
  InternalError: 500,
  MaintenanceError: 503,
  ServiceBusyError: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** Codes that any call with a one-time code may answer, so that its declaration lists none of them. */
export const codeErrors = [
  'OtpRequiredError',
  'InvalidOtpError',
  'ExpiredOtpError',
  'BruteForceAttemptError',
] as const satisfies readonly ErrorCode[];

/** Codes that any call may answer, so that declarations list only what is particular to them. */
export const commonErrors = [
  'ValidationError',
  'MalformedRequestError',
  'PayloadTooLargeError',
  'UnsupportedMediaTypeError',
  'RateLimitError',
  'InternalError',
  'MaintenanceError',
  'ServiceBusyError',
] as const satisfies readonly ErrorCode[];
