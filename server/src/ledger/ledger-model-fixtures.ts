import type { Outcome } from './ledger-fixtures.ts';

/** A transfer or hold of `amount` between two numbered accounts; 0 is the bank. */
interface Movement {
  readonly from: number;
  readonly to: number;
  readonly amount: bigint;
}

interface ModelJournal extends Movement {
  readonly kind: 'single' | 'hold' | 'reversal' | 'post' | 'void';
  /** Key of the journal that this one reverses or resolves. */
  readonly answers?: string;
}

interface ModelBalance {
  posted: bigint;
  decrease: bigint;
  increase: bigint;
}

/** A minimal model of the ledger's rules, to compare the real ledger's answers with. */
export class LedgerModel {
  readonly balances: readonly ModelBalance[];
  readonly #journals = new Map<string, ModelJournal>();

  constructor(accountCount: number) {
    this.balances = Array.from({ length: accountCount }, () => ({ posted: 0n, decrease: 0n, increase: 0n }));
  }

  available(account: number): bigint {
    const { posted, decrease } = this.#balance(account);
    return posted - decrease;
  }

  post(key: string, movement: Movement): Outcome {
    return this.#write(key, { ...movement, kind: 'single' }, () => this.#move(movement));
  }

  hold(key: string, movement: Movement): Outcome {
    return this.#write(key, { ...movement, kind: 'hold' }, () => this.#setAside(movement, 1n));
  }

  reverse(key: string, reverses: string): Outcome | 'nothing' {
    const original = this.#journals.get(reverses);
    if (original?.kind !== 'single' && original?.kind !== 'post') return 'nothing';
    const movement = { from: original.to, to: original.from, amount: original.amount };
    return this.#answer(key, { ...movement, kind: 'reversal', answers: reverses }, 'already-reversed', () =>
      this.#move(movement),
    );
  }

  resolve(key: string, holdKey: string, kind: 'post' | 'void'): Outcome | 'nothing' {
    const held = this.#journals.get(holdKey);
    if (held?.kind !== 'hold') return 'nothing';
    return this.#answer(key, { ...held, kind, answers: holdKey }, 'hold-resolved', () => {
      this.#setAside(held, -1n);
      if (kind === 'post') this.#move(held);
    });
  }

  #answer(key: string, journal: ModelJournal, conflict: Outcome, apply: () => void): Outcome {
    const isAnswered = [...this.#journals].some(([other, { answers }]) => other !== key && answers === journal.answers);
    return isAnswered && !this.#journals.has(key) ? conflict : this.#write(key, journal, apply);
  }

  #write(key: string, journal: ModelJournal, apply: () => void): Outcome {
    const known = this.#journals.get(key);
    if (known) return isSame(known, journal) ? 'repeated' : 'key-reused';
    const before = this.balances.map((balance) => ({ ...balance }));
    apply();
    if (this.balances.some((_, account) => account > 0 && this.available(account) < 0n)) {
      before.forEach((balance, account) => {
        Object.assign(this.#balance(account), balance);
      });
      return 'insufficient';
    }
    this.#journals.set(key, journal);
    return 'done';
  }

  #move({ from, to, amount }: Movement): void {
    this.#balance(from).posted -= amount;
    this.#balance(to).posted += amount;
  }

  #setAside({ from, to, amount }: Movement, sign: bigint): void {
    this.#balance(from).decrease += sign * amount;
    this.#balance(to).increase += sign * amount;
  }

  #balance(account: number): ModelBalance {
    const balance = this.balances[account];
    if (!balance) throw new Error(`The model has no account ${account}.`);
    return balance;
  }
}

const isSame = (one: ModelJournal, other: ModelJournal): boolean =>
  one.kind === other.kind &&
  one.answers === other.answers &&
  one.from === other.from &&
  one.to === other.to &&
  one.amount === other.amount;
