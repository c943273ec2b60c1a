import {
  cardBrandOf,
  cardDigits,
  checkCardCvc,
  checkCardExpiry,
  checkCardNumber,
  checkPostalCode,
  firstProblem,
  type Problem,
} from '@quittance/sdk/validation';
import * as z from 'zod';
import type { Connection } from '../../db/index.ts';
import type { Clock } from '../../kernel/index.ts';
import type { SandboxBooks } from './sandbox-books.ts';
import { behaviourOf } from './sandbox-cards.ts';

const text = z.string().trim().max(200);

/** What somebody types into the fields. */
export const enteredCard = z.object({
  session: z.string().max(200),
  number: text,
  expiry: text,
  cvc: text,
  name: text,
  line1: text,
  /** More of the billing address. */
  line2: text.optional(),
  city: text,
  postalCode: text,
  country: text,
});
export type EnteredCard = z.infer<typeof enteredCard>;

/** Keys of the texts of the fields. */
export const cardProblemKeys = [
  'required',
  'cardNumberInvalid',
  'cardBrandUnknown',
  'cardExpiryInvalid',
  'cardExpired',
  'cardCvcInvalid',
  'postalCodeInvalid',
] as const satisfies readonly Problem['key'][];
export type CardProblemKey = (typeof cardProblemKeys)[number];
type CardField = Exclude<keyof EnteredCard, 'session'>;

/** Texts are trimmed, so nothing is left of blanks. */
const required = (value: string): Problem | null => (value === '' ? { key: 'required' } : null);

/** Returns the problem of each field, by the rules of the specification for cards. */
export function cardProblems(card: EnteredCard, today: string): Readonly<Partial<Record<CardField, string>>> {
  const { number, expiry, cvc, country, postalCode } = card;
  const found: Readonly<Partial<Record<CardField, Problem | null>>> = {
    number: checkCardNumber(number),
    expiry: firstProblem(required(expiry), checkCardExpiry(expiry, today)),
    cvc: firstProblem(required(cvc), checkCardCvc(cvc, number)),
    name: required(card.name),
    line1: required(card.line1),
    city: required(card.city),
    // Some countries have no postal codes.
    postalCode: checkPostalCode(postalCode, country),
    country: required(country),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, problem]) => (problem ? [[field, problem.key]] : [])),
  );
}

export type EntryAnswer =
  | { readonly outcome: 'token'; readonly token: string }
  | { readonly outcome: 'problems'; readonly problems: ReturnType<typeof cardProblems> }
  | { readonly outcome: 'ended' };

/** Turns a card into a token that can be used once. The number is forgotten. */
export async function enterCard(
  { books, clock, db }: { readonly books: SandboxBooks; readonly clock: Clock; readonly db: Connection },
  card: EnteredCard,
): Promise<EntryAnswer> {
  const session = await books.findSession(card.session);
  if (session === null) return { outcome: 'ended' };
  const problems = cardProblems(card, await clock.today(db));
  if (Object.keys(problems).length > 0) return { outcome: 'problems', problems };
  const number = cardDigits(card.number);
  const token = await books.keepCard({
    purpose: session.purpose,
    behaviour: behaviourOf(number),
    brand: cardBrandOf(number) ?? '',
    last4: number.slice(-4),
  });
  return { outcome: 'token', token };
}
