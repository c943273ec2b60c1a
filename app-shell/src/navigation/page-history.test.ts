import { describe, expect, it, vi } from 'vitest';
import { createPageHistory, type HeldNavigation, type HistoryWindow } from './page-history.ts';

/** A window with a history like a browser's: steps happen asynchronously, and are reported by popstate. */
function fakeWindow(address = '/') {
  const target = new EventTarget();
  const entries: { href: string; state: unknown }[] = [{ href: address, state: null }];
  let at = 0;
  const url = () => new URL(entries[at]?.href ?? '/', 'https://portal.example');
  const location = {
    get href() {
      return url().href;
    },
    get pathname() {
      return url().pathname;
    },
    get search() {
      return url().search;
    },
    get hash() {
      return url().hash;
    },
  };
  const history = {
    get state() {
      return entries[at]?.state;
    },
    replaceState(state: unknown, _title: string, href?: string) {
      entries[at] = { href: href ?? entries[at]?.href ?? '/', state };
    },
    pushState(state: unknown, _title: string, href: string) {
      entries.splice(at + 1, entries.length, { href, state });
      at += 1;
    },
    go(delta: number) {
      at = Math.min(Math.max(at + delta, 0), entries.length - 1);
      queueMicrotask(() => target.dispatchEvent(new Event('popstate')));
    },
  };
  const window = { scrollY: 0, history, location, addEventListener: target.addEventListener.bind(target) };
  return {
    window: window as unknown as HistoryWindow & { scrollY: number },
    target,
    steps: () => new Promise((resolve) => setTimeout(resolve)),
  };
}

describe('the history of the page', () => {
  it('reports the new location and the kind of navigation', async () => {
    const { window, steps } = fakeWindow('/income?status=draft#top');
    const history = createPageHistory(window);
    const seen = vi.fn();
    history.listen(() => seen(history.kind, history.location.pathname + history.location.search));
    history.push('/expenses');
    history.replace({ pathname: '/accounts', search: '?a=1' });
    history.go(-1);
    await steps();
    expect(seen.mock.calls).toEqual([
      ['PUSH', '/expenses'],
      ['REPLACE', '/accounts?a=1'],
      ['POP', '/income?status=draft'],
    ]);
  });

  it('keeps the state of an address, and distinguishes two visits of it', () => {
    const history = createPageHistory(fakeWindow().window);
    history.push('/a', { from: 'mail' });
    const { key, state } = history.location;
    history.push('/a');
    expect(state).toEqual({ from: 'mail' });
    expect(history.location.key).not.toBe(key);
  });

  it('drops the state of the address on reload, and still distinguishes forward from back', () => {
    const { window } = fakeWindow('/income');
    createPageHistory(window).push('/invoices/inv_1', { list: '/income' });
    const reloaded = createPageHistory(window);
    expect(reloaded.location).toMatchObject({ pathname: '/invoices/inv_1', state: null });
    expect(window.history.state).toMatchObject({ index: 1 });
  });
});

describe('the scroll position of a page', () => {
  it('is restored on the way back, but not for a new visit', async () => {
    const { window, steps } = fakeWindow('/income');
    const history = createPageHistory(window);
    window.scrollY = 640;
    history.push('/invoices/inv_1/form');
    expect(history.location.scrollTop).toBe(0);
    history.go(-1);
    await steps();
    expect(history.location).toMatchObject({ pathname: '/income', scrollTop: 640 });
    history.push('/income');
    expect(history.location.scrollTop).toBe(0);
  });

  it('is that of the last visit when the page was left by Back, and later by Forward', async () => {
    const { window, target, steps } = fakeWindow('/income');
    const history = createPageHistory(window);
    const scrollTo = (top: number) => {
      window.scrollY = top;
      target.dispatchEvent(new Event('scroll'));
    };
    const go = async (delta: number) => {
      history.go(delta);
      await steps();
      return history.location.scrollTop;
    };
    history.push('/expenses');
    scrollTo(640);
    history.push('/accounts');
    scrollTo(0);
    expect(await go(-1)).toBe(640);
    scrollTo(120);
    expect(await go(-1)).toBe(0);
    scrollTo(300);
    expect(await go(1)).toBe(120);
    expect(await go(-1)).toBe(300);
  });

  it('survives a reload', () => {
    const { window, target } = fakeWindow('/income');
    createPageHistory(window);
    window.scrollY = 320;
    target.dispatchEvent(new Event('beforeunload'));
    expect(createPageHistory(window).location).toMatchObject({ scrollTop: 320, state: null });
  });
});

describe('a blocker', () => {
  it('blocks a link, and can let it proceed', () => {
    const history = createPageHistory(fakeWindow('/form').window);
    let held: HeldNavigation | undefined;
    const hold = (navigation: HeldNavigation) => {
      held = navigation;
    };
    history.block({ mayLose: () => true, hold });
    history.push('/income');
    expect(history.location.pathname).toBe('/form');
    expect(held?.pathname).toBe('/income');
    held?.proceed();
    expect(history.location.pathname).toBe('/income');
  });

  it('blocks the browser’s back button, and keeps the address of the visible page', async () => {
    const { window, steps } = fakeWindow('/income');
    const history = createPageHistory(window);
    history.push('/form');
    const arrived = vi.fn();
    history.listen(arrived);
    let held: HeldNavigation | undefined;
    const hold = (navigation: HeldNavigation) => {
      held = navigation;
    };
    history.block({ mayLose: () => true, hold });
    history.go(-1);
    await steps();
    await steps();
    expect(window.location.pathname).toBe('/form');
    expect(arrived).not.toHaveBeenCalled();
    expect(held?.pathname).toBe('/income');

    held?.proceed();
    await steps();
    expect(history.location.pathname).toBe('/income');
  });

  it('that has nothing to lose, or has ended, blocks nothing', () => {
    const history = createPageHistory(fakeWindow('/form').window);
    const hold = vi.fn();
    history.block({ mayLose: (pathname) => pathname !== '/a', hold });
    expect([history.mayLose('/a?x'), history.mayLose('/b')]).toEqual([false, true]);
    history.push('/a');
    const end = history.block({ mayLose: () => true, hold });
    end();
    expect(history.mayLose('/b')).toBe(false);
    history.push('/b');
    expect(history.location.pathname).toBe('/b');
    expect(hold).not.toHaveBeenCalled();
  });

  it('is not asked once the person has accepted to lose their work', () => {
    const history = createPageHistory(fakeWindow('/form').window);
    const hold = vi.fn();
    history.block({ mayLose: () => true, hold });
    history.abandon('/restricted?didUserAcceptLeaving=true');
    expect(history.location).toMatchObject({ pathname: '/restricted', search: '?didUserAcceptLeaving=true' });
    expect(hold).not.toHaveBeenCalled();
    // The page is still rendered while the next one loads.
    expect(history.mayLose('/restricted')).toBe(true);
  });
});
