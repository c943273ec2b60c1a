import { createHash } from 'node:crypto';

export interface StatementNameLimits {
  /** Uses from which a statement gets a name; one-time statements would only fill the server's memory. */
  readonly fromUse: number;
  /** Maximum number of names. */
  readonly names: number;
  /** Maximum number of statements without a name whose uses are counted. */
  readonly counted: number;
  /** Longest text that gets a name, in characters. Most longer texts are bulk writes that differ each time. */
  readonly textLength: number;
}

/** Decides which statements are prepared: repeated ones. Forgets the least recently used ones first. */
export class StatementNames {
  readonly #limits: StatementNameLimits;
  readonly #names = new Map<string, string>();
  /** Keyed by digest: the texts could take tens of megabytes. */
  readonly #uses = new Map<string, number>();

  constructor(limits: StatementNameLimits) {
    this.#limits = limits;
  }

  /** Counts one use. @returns the statement's name, the same in every process; undefined if it isn't prepared */
  use(text: string): string | undefined {
    if (text.length > this.#limits.textLength) return undefined;
    const known = this.#names.get(text);
    if (known !== undefined) {
      setNewest(this.#names, text, known, this.#limits.names);
      return known;
    }
    const name = `q${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
    const count = (this.#uses.get(name) ?? 0) + 1;
    if (count < this.#limits.fromUse) {
      setNewest(this.#uses, name, count, this.#limits.counted);
      return undefined;
    }
    this.#uses.delete(name);
    setNewest(this.#names, text, name, this.#limits.names);
    return name;
  }
}

/** Sets the entry as the newest and drops the oldest beyond the limit. */
function setNewest<Value>(entries: Map<string, Value>, key: string, value: Value, limit: number): void {
  entries.delete(key);
  entries.set(key, value);
  const [oldest] = entries.keys();
  if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
}
