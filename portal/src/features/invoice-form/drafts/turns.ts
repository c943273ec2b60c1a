import { isSessionLost } from '@quittance/sdk/client';

type InTurn = <Result>(act: () => Promise<Result>) => Promise<Result>;

/**
 * Returns a function that makes one call after the other, also after a failure. Once a call has failed because its session
 * ended, all later ones fail too, since somebody else may have signed in.
 */
export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  let end: { readonly error: unknown } | undefined;
  return (act) => {
    const turn = last.then(() => {
      if (end) throw end.error;
      return act();
    });
    last = turn.catch((error: unknown) => {
      if (isSessionLost(error)) end = { error };
    });
    return turn;
  };
}
