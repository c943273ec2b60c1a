import { icons } from '@quittance/widgets/kit';
import { describe, expect, it } from 'vitest';
import { createNavigation, isCovered, type NavigationEntry, navigationFor } from './navigation-entry.ts';

const entry = (to: string, order: number, more: Partial<NavigationEntry<{ role: string }>> = {}) => ({
  to,
  order,
  label: () => to,
  icon: icons.infoIcon,
  ...more,
});

describe('the navigation', () => {
  it('has the entries of all features in their order, and by address where the order is the same', () => {
    const navigation = createNavigation([entry('/payouts', 30), entry('/income', 20), entry('/cards', 30)]);
    expect(navigation.map(({ to }) => to)).toEqual(['/income', '/cards', '/payouts']);
  });

  it('refuses two entries of one address', () => {
    expect(() => createNavigation([entry('/income', 10), entry('/income', 20)])).toThrow(/open \/income/);
  });

  it('shows an entry to everyone, or only to those whom it names', () => {
    const navigation = [entry('/income', 10), entry('/team', 20, { isShownTo: ({ role }) => role === 'owner' })];
    const seenBy = (role: string) => navigationFor(navigation, { role }).map(({ to }) => to);
    expect(seenBy('owner')).toEqual(['/income', '/team']);
    expect(seenBy('manager')).toEqual(['/income']);
  });

  it('marks an entry at its address and below it', () => {
    const companies = entry('/companies', 10);
    expect(isCovered(companies, '/companies')).toBe(true);
    expect(isCovered(companies, '/companies/org_1')).toBe(true);
    expect(isCovered(companies, '/companies-elsewhere')).toBe(false);
  });

  it('marks an entry at the addresses that it covers instead', () => {
    const expenses = entry('/expenses', 10, { covers: ['/', '/expenses'] });
    expect(isCovered(expenses, '/')).toBe(true);
    expect(isCovered(expenses, '/income')).toBe(false);
    expect(isCovered(entry('/accounts/payments', 10, { covers: ['/accounts'] }), '/accounts/vault')).toBe(true);
  });
});
