import { createContext, type Provider, useContext } from 'react';

/**
 * Makes a context whose value always comes from a provider above. Call it at the top of a module.
 * @param requirement message of the hook's error without a provider, such as `useStaff requires …`
 * @returns the provider, and the hook that reads the value
 */
export function createRequiredContext<Value extends object>(
  requirement: string,
): readonly [provider: Provider<Value | null>, useValue: () => Value] {
  const context = createContext<Value | null>(null);
  // biome-ignore lint/correctness/noComponentHookFactories: modules call the factory once, on load, never while rendering
  const useValue = (): Value => {
    const value = useContext(context);
    if (value === null) throw new Error(requirement);
    return value;
  };
  return [context.Provider, useValue];
}
