import { describe, expect, it } from 'vitest';
import {
  checkAdditionalInfoMessage,
  checkBirthDate,
  checkCancelNote,
  checkConfirmed,
  checkDate,
  checkEmail,
  checkEmployees,
  checkFile,
  checkFileCount,
  checkFileGiven,
  checkGovernmentIdDate,
  checkGreaterThan,
  checkHandle,
  checkInvitee,
  checkLanguage,
  checkLine,
  checkLinks,
  checkMaxCharacters,
  checkMinCharacters,
  checkOption,
  checkPassword,
  checkPostalCode,
  checkProofOfAddressDate,
  checkReferral,
  checkRequired,
  checkResetReason,
  checkSsn,
  checkTaxId,
  checkUrl,
  contactProblems,
  englishSentence,
  fileLimits,
  type Problem,
} from './index.ts';
import { loadPhoneRules } from './phone.ts';

const phone = await loadPhoneRules();
const file = (name: string, size: number) => ({ name, size });
const staffFile = (name: string, size: number) => checkFile(file(name, size), [], fileLimits.staff);
const customerFile = (name: string, size: number) =>
  checkFile(file(name, size), [file('a.pdf', 1)], fileLimits.customer);

/** Refused values by rule, with the message that a person reads. */
const refusals: readonly [rule: string, found: Problem | null, sentence: string][] = [
  ['password: strength', checkPassword('harbor'), 'Password is not strong enough.'],
  ['password: keyboard letters', checkPassword('Harbor-qwe7x'), 'Max. two consecutive keyboard letters.'],
  ['e-mail: format', checkEmail('maya'), 'Invalid email'],
  [
    'e-mail: plus addressing',
    checkEmail('maya+1@harbor.example', { plusOnlyAt: 'quittance.example' }),
    'Email with plus addressing are not allowed.',
  ],
  ['e-mail: added already', checkEmail('a@b.example', { others: ['a@b.example'] }), 'You already added this email'],
  ['invite: oneself', checkInvitee('Maya@harbor.example', ['maya@harbor.example']), 'You cannot invite yourself.'],
  [
    'invite: an address that mails come back from',
    contactProblems.unreachable,
    'Messages to this address come back. Check it, or ask for another one.',
  ],
  ['contact: unknown', contactProblems.unknown, 'No company has this handle.'],
  ['contact: oneself', contactProblems.own, 'You cannot add your own company.'],
  [
    'transfer: to oneself',
    contactProblems.ownTransfer,
    'This is your own company. Choose one of your accounts instead.',
  ],
  ['contact: added already', contactProblems.added, 'This company is already in your contacts.'],
  ['handle: required', checkHandle(''), 'This field is required.'],
  ['handle: shortest', checkHandle('abc'), 'Minimum of 4 characters expected'],
  ['handle: longest', checkHandle('a'.repeat(16)), 'Maximum of 15 characters allowed'],
  ['phone: digits', phone.check(`+1${'2'.repeat(15)}`), 'Phone number should be at most 15 digits.'],
  ['phone: country', phone.check('612 34 56 78', 'US'), 'Please enter a valid phone number.'],
  ['birth before 1900', checkBirthDate('1899-12-31', '2026-01-01'), 'Invalid date'],
  ['age', checkBirthDate('2010-01-01', '2026-01-01'), 'This person must be at least 18 years old.'],
  ['SSN', checkSsn('666-45-6789'), 'Please enter a valid SSN.'],
  ['tax ID: with an example', checkTaxId('1', 'US', 'business'), 'Please enter a valid tax ID, such as 91-1144442.'],
  ['postal code', checkPostalCode('1', 'US'), 'Please enter a valid postal code'],
  ['postal code: required', checkPostalCode('', 'US'), 'This field is required.'],
  ['required', checkRequired(' '), 'This field is required.'],
  ['hidden characters', checkLine('Ma\u200Bya'), 'Remove invisible characters.'],
  ['date', checkDate('31/12/2026'), 'Invalid date'],
  ['confirmation', checkConfirmed(false), 'Your confirmation is required.'],
  ['maximum of characters', checkMaxCharacters('abcd', 3), 'Maximum of 3 characters allowed'],
  ['minimum of characters', checkMinCharacters('ab', 3), 'Minimum of 3 characters expected'],
  ['upload required', checkFileGiven(0), 'Please upload a file'],
  ['option', checkOption(''), 'Please select an option.'],
  ['language', checkLanguage(''), 'Please select a language.'],
  ['URL', checkUrl('harbor'), 'Please enter a valid URL.'],
  ['at least one link', checkLinks([]), 'Please add at least one link.'],
  ['number greater than another', checkGreaterThan('1', '2'), 'Please enter a number greater than 2.'],
  ['employees', checkEmployees('many'), 'Please enter a number of employees.'],
  ['referral: at least one', checkReferral([], 'a@b.example'), 'Please add at least one email.'],
  ['referral: oneself', checkReferral(['a@b.example'], 'a@b.example'), 'You cannot refer yourself.'],
  ['additional-info message', checkAdditionalInfoMessage('a'.repeat(5001)), 'Message must be at most 5000 characters'],
  ['cancel note', checkCancelNote('a'.repeat(151), 'custom-message'), 'Maximum of 150 characters allowed'],
  ['reset reason', checkResetReason('a'.repeat(501)), 'Reason must be at most 500 characters'],
  ['files: one', checkFileCount(1, 1, fileLimits.customer), 'Only one file is allowed.'],
  ['files: most', checkFileCount(3, 1, { ...fileLimits.staff, maxFiles: 3 }), 'A maximum of 3 files is allowed.'],
  ['file: twice', customerFile('a.pdf', 1), 'a.pdf has been added already.'],
  ['file: empty', customerFile('b.pdf', 0), 'b.pdf is empty.'],
  ['file: size, of customers', customerFile('b.pdf', 5 * 1_048_576 + 1), 'b.pdf exceeds the size limit of 5 MB.'],
  ['file: size, of staff', staffFile('b.pdf', 32 * 1_048_576 + 1), 'b.pdf exceeds the size limit of 32 MB.'],
  ['file: extension', customerFile('b.docx', 1), 'b.docx has a type that is not supported. Supported: pdf.'],
  [
    'proof of address',
    checkProofOfAddressDate('2026-01-01', '2026-04-01'),
    'Proof of address must be under 3 months old.',
  ],
  [
    'government ID',
    checkGovernmentIdDate('2026-01-01', '2026-04-02'),
    'Government ID must be dated within the last 90 days.',
  ],
];

describe('the catalogue says', () => {
  it.each(refusals)('%s', (_rule, found, sentence) => {
    expect(found && englishSentence(found)).toBe(sentence);
  });
});
