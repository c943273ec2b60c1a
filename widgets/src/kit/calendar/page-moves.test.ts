import { describe, expect, it } from 'vitest';
import {
  canTurn,
  cellsOf,
  isChoosable,
  monthPageOf,
  monthRules,
  moveOnPage,
  turnPage,
  yearPageOf,
  yearRules,
} from './page-moves.ts';

const alone = (key: string) => ({ key, ctrlKey: false, metaKey: false, altKey: false });
const anyYear = yearRules({});
const anyMonth = monthRules({});
/** The number of a month; 1 is January. */
const month = (year: number, of: number) => year * 12 + of - 1;

it.each([
  [2026, 2019],
  [2020, 2019],
  [2019, 2009],
])('shows %i among twelve years from %i on', (year, first) => {
  expect(cellsOf(yearPageOf(year))).toEqual(Array.from({ length: 12 }, (_, index) => first + index));
});

describe('keys among years, twelve a page and ten from page to page', () => {
  it.each([
    // Within the page.
    ['ArrowRight', 2026, 2027, 2019],
    ['ArrowLeft', 2026, 2025, 2019],
    ['ArrowDown', 2026, 2029, 2019],
    ['ArrowUp', 2026, 2023, 2019],
    // To the next page; going back shows other years than the two on both pages.
    ['ArrowRight', 2030, 2031, 2029],
    ['ArrowDown', 2028, 2031, 2029],
    ['ArrowDown', 2030, 2033, 2029],
    ['ArrowLeft', 2019, 2018, 2009],
    ['ArrowUp', 2021, 2018, 2009],
    ['PageDown', 2026, 2036, 2029],
    ['PageUp', 2026, 2016, 2009],
    // Rows have three years: 2019, 2020, 2021 is the first one.
    ['Home', 2026, 2025, 2019],
    ['End', 2026, 2027, 2019],
  ])('%s at %i moves to %i on the page from %i on', (key, from, reached, first) => {
    expect(moveOnPage({ first: 2019, reached: from }, alone(key), anyYear, false)).toEqual({
      first,
      reached,
    });
  });

  it.each([
    ['Home', 2019],
    ['End', 2030],
  ])('Control and %s lead to the end of the page, %i', (key, reached) => {
    expect(moveOnPage(yearPageOf(2026), { ...alone(key), ctrlKey: true }, anyYear, false)).toEqual({
      first: 2019,
      reached,
    });
  });
});

describe('keys among the months of a year', () => {
  it.each([
    ['ArrowRight', [2026, 12], [2027, 1]],
    ['ArrowLeft', [2026, 1], [2025, 12]],
    ['ArrowDown', [2026, 11], [2027, 2]],
    ['ArrowUp', [2026, 2], [2025, 11]],
    ['PageDown', [2026, 5], [2027, 5]],
    ['PageUp', [2026, 5], [2025, 5]],
    ['Home', [2026, 5], [2026, 4]],
    ['End', [2026, 5], [2026, 6]],
  ] as const)('%s at %j moves to %j', (key, [fromYear, from], [toYear, to]) => {
    const moved = moveOnPage(monthPageOf(month(fromYear, from)), alone(key), anyMonth, false);
    expect(moved).toEqual(monthPageOf(month(toYear, to)));
  });
});

it('points the other way in right-to-left text', () => {
  const right = moveOnPage(yearPageOf(2026), alone('ArrowRight'), anyYear, true);
  const left = moveOnPage({ first: 2019, reached: 2030 }, alone('ArrowLeft'), anyYear, true);
  expect(right).toEqual({ first: 2019, reached: 2025 });
  expect(left).toEqual({ first: 2029, reached: 2031 });
});

it.each(['a', 'Enter', 'Tab', 'Escape'])('ignores %s', (key) => {
  expect(moveOnPage(yearPageOf(2026), alone(key), anyYear, false)).toBeNull();
});

it.each(['altKey', 'metaKey'])('leaves an arrow with %s to the browser, which goes back by it', (held) => {
  expect(moveOnPage(yearPageOf(2026), { ...alone('ArrowLeft'), [held]: true }, anyYear, false)).toBeNull();
});

describe('bounds', () => {
  const rules = yearRules({ min: '2021-01-01', max: '2031-06-30' });
  const press = (key: string, reached: number, first: number) =>
    moveOnPage({ first, reached }, alone(key), rules, false);

  it('limit the keys', () => {
    expect(press('ArrowUp', 2022, 2019)).toEqual({ first: 2019, reached: 2021 });
    expect(press('ArrowRight', 2031, 2029)).toEqual({ first: 2029, reached: 2031 });
    expect(press('PageDown', 2026, 2019)).toEqual({ first: 2029, reached: 2031 });
    expect(press('PageUp', 2026, 2019)).toEqual({ first: 2019, reached: 2021 });
    expect(press('Home', 2021, 2019)).toEqual({ first: 2019, reached: 2021 });
  });

  it('end the pages when the next page has no enabled cells', () => {
    expect(canTurn(yearPageOf(2026), -1, rules)).toBe(false);
    expect(canTurn(yearPageOf(2026), 1, rules)).toBe(true);
    expect(canTurn(yearPageOf(2026), 1, yearRules({ max: '2030-01-01' }))).toBe(false);
    expect(turnPage(yearPageOf(2026), 1, rules)).toEqual({ first: 2029, reached: 2031 });
    expect(turnPage(yearPageOf(2026), -1, rules)).toEqual(yearPageOf(2026));
  });

  it('enable exactly the months within them', () => {
    const months = monthRules({ min: '2021-03-31', max: '2031-06-01' });
    expect([2, 3].map((of) => isChoosable(month(2021, of), months))).toEqual([false, true]);
    expect([6, 7].map((of) => isChoosable(month(2031, of), months))).toEqual([true, false]);
  });

  it('default to years with four digits', () => {
    expect([0, 1, 9999, 10000].map((year) => isChoosable(year, anyYear))).toEqual([false, true, true, false]);
  });
});
