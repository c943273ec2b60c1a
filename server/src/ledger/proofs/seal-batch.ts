/**
 * Returns the batch that a batch names besides the one before it: its number without the last of the terms 2^k − 1 that
 * add up to it, the largest first. These are the jump pointers of Myers' random-access stack: from any batch, an earlier
 * one is reached in a number of steps in proportion to the logarithm of their distance.
 */
export function skippedBatch(number: bigint): bigint {
  let rest = number;
  for (;;) {
    let term = 1n;
    while (2n * term + 1n <= rest) term = 2n * term + 1n;
    rest -= term;
    if (rest <= 0n) return number - term;
  }
}

/** Returns the numbers of the batches on the way from one back to an earlier one, both included. */
export function wayBack(from: bigint, to: bigint): readonly bigint[] {
  const way = [from];
  for (let number = from; number > to; ) {
    const skipped = skippedBatch(number);
    number = skipped >= to ? skipped : number - 1n;
    way.push(number);
  }
  return way;
}
