import { defineTexts } from '../texts.ts';

/** Sentences for error codes of accounts and organizations, for the apps and the onboarding. Other widgets never get these codes. */
export const accountErrorTexts = defineTexts('accountErrors', {
  EmailInUseError: 'This email is already in use',
  EmailNotVerifiedError: 'Verify your email before you sign in. We sent you a link.',
  InvalidVerificationLinkError: 'This link isn’t valid. Open the link in our newest email.',
  ExpiredVerificationLinkError: 'This link has expired. Request a new one.',
  UsedVerificationLinkError: 'This link was already used.',
  InvalidIdentityError: 'This sign-in wasn’t accepted or has expired. Try again.',
  IdentityNotLinkedError: 'This account isn’t connected yet. Sign in first, or sign up.',
  IdentityInUseError: 'This account is already connected to another person, or you’ve connected a different one.',
  PasswordNeededError: 'Set a password first. Otherwise you couldn’t sign in.',
  IdentityProviderUnavailableError: 'We can’t reach your sign-in provider. Try again, or use your password.',
  PlanUpgradeRequiredError: 'This role needs the Premium plan or higher.',
  OwnMembershipError: 'You can’t change your own access. Ask another owner.',
  LastOwnerError: 'A company needs at least one owner. Make somebody else an owner first.',
  HandleSettledError: 'The handle is already set and can’t be changed.',
  AddressSettledError: 'The address is already set and can’t be changed here.',
  TooManyOrganizationsError: 'Several of your companies are not verified yet. Verify one before you create another.',
  InviteOfOtherPersonError: 'This invitation was sent to another email address. Sign in with that address.',
  TooManyPeopleError:
    'Your company has as many people as it can have, invitations included. Remove a person or cancel an invitation first.',
  ProfileChangedError:
    'Somebody else saved this profile in the meantime. Save again to replace their text, or reload the page to see it.',
  TooManyInvitesError:
    'Your company has reached today’s limit of invitations. Verified companies can send more. Try again tomorrow, or with fewer addresses.',
  RecipientInvitedOftenError: 'This address has received several invitations today. Try again tomorrow.',
  CompanyNotVerifiedError: 'Your company must be verified first.',
  InformationRequestClosedError: 'This request was answered or closed in the meantime.',
  VerificationStepClosedError: 'These answers were handed in and can’t be changed.',
  VerificationChangedError:
    'Somebody saved other answers in the meantime, maybe you on another device. Reload to see them.',
  ExternalAccountExistsError: 'This bank account is already among your recipients.',
  ExternalAccountChangedError: 'Somebody else changed this recipient in the meantime. Load it again.',
  ExternalAccountNotPayableError: 'This recipient can’t be paid now. Open it to see why.',
  TooManyExternalAccountsError: 'You have as many recipients as there can be. Delete one that you no longer need.',
  NameCheckOutdatedError: 'The name check has expired or was for other details. Check the name again.',
  NameMismatchError: 'The bank doesn’t confirm the name of the account’s holder.',
  TooManyNameChecksError: 'You’ve checked many names today. Try again tomorrow.',
  /** A RateLimitError for requests for codes. */
  TooManyCodesRequested: 'You’ve requested many codes. Wait 15 minutes before you request another.',
  InfectedFileError: 'This file contains malware. We didn’t keep it.',
  /** What failed, where no code says why. */
  InformationNotSaved: 'There was a problem saving the information.',
  InformationIncomplete: 'Missing fields please adjust',
  DetailsNotSaved: 'There was a problem saving your details',
  NotVerified: 'Error trying to verify, please contact support.',
  VerificationNotFetched: 'There was a problem fetching your verification status.',
  LanguageNotUpdated: 'Language not updated',
  /** An upload that something between the browser and us refused. */
  UploadBlocked: 'The upload was blocked. Try another network, or write to us.',
});
