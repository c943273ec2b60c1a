import * as z from 'zod';
import type { Connection } from '../../db/index.ts';
import type { Clock } from '../../kernel/index.ts';
import { brandOf, isExpiryValid } from './card-number.ts';
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
  city: text,
  postalCode: text,
  country: text,
});
export type EnteredCard = z.infer<typeof enteredCard>;

/** Key of a text of the fields. */
export type CardProblem = 'required' | 'invalidNumber' | 'invalidExpiry' | 'invalidCvc';
type Problems = Readonly<Partial<Record<Exclude<keyof EnteredCard, 'session'>, CardProblem>>>;

const filled = ['name', 'line1', 'city', 'postalCode', 'country'] as const;

/** Returns the problem of each field, by the rules of the specification for cards. */
export function cardProblems(card: EnteredCard, today: string): Problems {
  const brand = brandOf(card.number.replaceAll(/[ -]/g, ''));
  const isCode = new RegExp(`^\\d{${brand?.codeDigits ?? '3,4'}}$`).test(card.cvc);
  return {
    ...(!brand && { number: card.number === '' ? 'required' : 'invalidNumber' }),
    ...(!isExpiryValid(card.expiry, today) && { expiry: card.expiry === '' ? 'required' : 'invalidExpiry' }),
    ...(!isCode && { cvc: card.cvc === '' ? 'required' : 'invalidCvc' }),
    ...Object.fromEntries(filled.filter((field) => card[field] === '').map((field) => [field, 'required'])),
  };
}

export type EntryAnswer =
  | { readonly outcome: 'token'; readonly token: string }
  | { readonly outcome: 'problems'; readonly problems: Problems }
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
  const number = card.number.replaceAll(/[ -]/g, '');
  const token = await books.keepCard({
    purpose: session.purpose,
    behaviour: behaviourOf(number),
    brand: brandOf(number)?.name ?? '',
    last4: number.slice(-4),
  });
  return { outcome: 'token', token };
}
