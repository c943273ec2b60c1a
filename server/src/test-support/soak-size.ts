type Environment = Readonly<Record<string, string | undefined>>;

/** How much of their long size proofs run at; 0 outside of `npm run soak`, which alone sets it. */
function soakShare({ SOAK_SHARE: share }: Environment): number {
  if (!share) return 0;
  const number = Number(share);
  if (!(number > 0)) throw new Error(`SOAK_SHARE must be a number above 0, not "${share}".`);
  return number;
}

/** Whether proofs run at their long sizes. */
export const isSoak = (environment: Environment = process.env): boolean => soakShare(environment) > 0;

/**
 * How much a long proof does: `short` in `npm test`, `soak` in `npm run soak`, times SOAK_SHARE. `npm run soak` finds a proof by this
 * function's name in its file.
 */
export const soakSize = (
  { short, soak }: { readonly short: number; readonly soak: number },
  environment: Environment = process.env,
): number => Math.max(short, Math.round(soak * soakShare(environment)));

/** Time limit of a long proof, milliseconds: `shortMs`, and hours in a soak. */
export const soakTimeout = (shortMs: number, environment: Environment = process.env): number =>
  isSoak(environment) ? 12 * 3_600_000 : shortMs;

/**
 * Says in a soak how far a proof has come, at most every ten seconds.
 * @param unit what is counted, such as `kills`
 */
export function progressOf(unit: string, total: number): (done: number) => void {
  const began = Date.now();
  let told = began;
  return (done) => {
    const now = Date.now();
    if (!isSoak() || (now - told < 10_000 && done < total)) return;
    told = now;
    process.stderr.write(`  ${unit}: ${done} of ${total} after ${Math.round((now - began) / 1000)} s\n`);
  };
}
