import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

export interface HashCost {
  /** KiB. */
  readonly memoryCost: number;
  /** Passes. */
  readonly timeCost: number;
  /** Lanes. */
  readonly parallelism: number;
}

/** OWASP's first choice for argon2id (which is the package's default algorithm): 19 MiB, two passes, one lane. */
export const recommendedCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let cost = recommendedCost;
let decoy: Promise<string> | undefined;

/**
 * Changes what each new hash costs. For tests alone: they create people by the thousand, who have no secret to protect.
 * @returns the cost until now
 */
export function setHashCost(newCost: HashCost): HashCost {
  const earlier = cost;
  cost = newCost;
  // The decoy has to take as long as a person's own hash.
  decoy = undefined;
  return earlier;
}

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/**
 * Whether a password matches its hash. Without a hash (unknown e-mail address) it takes equally long and returns false,
 * so that the time does not reveal which addresses are known.
 */
export async function isRightPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(32).toString('base64url'));
  const isRight = await verify(passwordHash ?? (await decoy), password);
  return isRight && passwordHash !== null;
}
