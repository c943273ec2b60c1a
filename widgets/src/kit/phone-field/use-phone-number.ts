import { findCountry } from '@quittance/sdk/reference';
import { maxPhoneDigits } from '@quittance/sdk/validation';
import type { PhoneRules } from '@quittance/sdk/validation/phone';
import { useEffect, useState } from 'react';
import { phoneRules } from './phone-rules.ts';
import { digitsOf, editPhone } from './phone-text.ts';

interface PhoneState {
  readonly country: string;
  /** The number in national format; in international format while its country is unknown. */
  readonly text: string;
}

interface PhoneRequest {
  /** International, such as `+12125550123`, or empty. */
  readonly value: string;
  /** The selected country of the value, if it is known. */
  readonly country: string | undefined;
  readonly onChange: (value: string, country: string) => void;
  readonly defaultCountry: string;
}

/** An edit of the text, from an input event. */
export interface PhoneInput {
  readonly typed: string;
  readonly caret: number;
  readonly isDeletedForward: boolean;
}

export interface PhoneNumber extends PhoneState {
  readonly callingCode: string;
  /** @returns the new caret position */
  readonly type: (input: PhoneInput) => number;
  readonly chooseCountry: (country: string) => void;
  /** Loads the rules early, when the field gets the focus or the pointer. */
  readonly prepare: () => void;
}

const callingCodeOf = (country: string): string => findCountry(country)?.phone ?? '';

/** Formats a number for its country, without the calling code. */
function nationalText(international: string, country: string, rules: PhoneRules): string {
  const digits = digitsOf(international).slice(callingCodeOf(country).length);
  return rules.format(digits, country);
}

const startsLikeOf = (international: string, country: string): boolean =>
  international.startsWith(`+${callingCodeOf(country)}`);

/** Formats a value that did not come from this field. A selected country stays selected if it shares the calling code. */
function read(value: string, selected: string, isKnown: boolean, rules: PhoneRules | undefined): PhoneState {
  const isSelected = isKnown && startsLikeOf(value, selected);
  const country = isSelected ? selected : (rules?.countryOf(value) ?? selected);
  return { country, text: rules && startsLikeOf(value, country) ? nationalText(value, country, rules) : value };
}

/** A phone number as country and national text; its value is the international format. */
export function usePhoneNumber({ value, country: given, onChange, defaultCountry }: PhoneRequest): PhoneNumber {
  const [isNear, setNear] = useState(false);
  const rules = phoneRules.usePart(isNear || value !== '');
  const [state, setState] = useState<PhoneState>({ country: given ?? defaultCountry, text: value });
  // Formatted again when the value changes from outside, and when the rules are loaded.
  const [known, setKnown] = useState({ value, country: given, isByRules: false, isTold: true, isChosen: false });
  const isSameCountry = given === undefined || given === known.country;
  if (value !== known.value || !isSameCountry || (rules && !known.isByRules)) {
    // A country that was chosen before the rules came stays.
    const isChosen = known.isChosen && value === known.value && isSameCountry;
    setKnown({ value, country: given, isByRules: Boolean(rules), isTold: false, isChosen });
    setState(read(value, given ?? state.country, given !== undefined || isChosen, rules));
  }
  // A number that was entered before the rules were loaded was reported with the former country.
  const found = known.isTold || given === undefined ? given : state.country;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another country is reported, to the listener of that moment
  useEffect(() => {
    if (found !== undefined && found !== given) onChange(value, found);
  }, [found, given]);

  const tell = (country: string, text: string, isChosen = false) => {
    const digits = digitsOf(text);
    const international = text.startsWith('+') ? `+${digits}` : `+${callingCodeOf(country)}${digits}`;
    const next = digits === '' ? '' : (rules?.normalize(text, country) ?? international);
    setState({ country, text });
    setKnown({ value: next, country, isByRules: Boolean(rules), isTold: true, isChosen });
    if (next !== value || country !== state.country) onChange(next, country);
  };
  const typeNational = (input: PhoneInput): number => {
    const { country, text: former } = state;
    const edited = editPhone({
      ...input,
      former,
      maxDigits: maxPhoneDigits - callingCodeOf(country).length,
      format: (digits) => rules?.format(digits, country) ?? digits,
    });
    tell(country, edited.text, known.isChosen);
    return edited.caret;
  };
  const typeInternational = ({ typed, caret }: PhoneInput): number => {
    const international = `+${digitsOf(typed).slice(0, maxPhoneDigits)}`;
    const country = rules?.countryOf(international);
    const text = country && rules ? nationalText(international, country, rules) : international;
    // Until the number identifies its country: the selected one if it may still be of it.
    const likely = startsLikeOf(international, state.country) ? state.country : rules?.mainCountryOf(international);
    tell(country ?? likely ?? state.country, text);
    return country ? text.length : caret;
  };
  return {
    ...state,
    callingCode: callingCodeOf(state.country),
    type: (input) => (/^\s*[+＋]/.test(input.typed) ? typeInternational(input) : typeNational(input)),
    chooseCountry: (country) => tell(country, rules?.format(digitsOf(state.text), country) ?? state.text, true),
    prepare: () => setNear(true),
  };
}
