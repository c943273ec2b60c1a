import { expect, type Locator } from '@playwright/test';
import { whenSettled } from '../support/settled.ts';
import { type KitBench, kitTest } from './kit-bench.ts';
import { phone } from './page-look.ts';

/** Behaviour of everything above the page, under both runtimes. */
for (const runtime of ['react', 'preact'] as const) {
  const test = kitTest(runtime);
  const button = (kit: KitBench, name: string): Locator => kit.page.getByRole('button', { name, exact: true });
  const dialog = (kit: KitBench): Locator => kit.page.getByRole('dialog');
  /** The dialog's box once it has stopped moving. */
  const sides = (kit: KitBench) =>
    whenSettled(kit.page, () => dialog(kit).evaluate((element) => element.getBoundingClientRect().toJSON()));
  const open = async (kit: KitBench, specimen: string, name: string) => {
    await kit.showStates(specimen);
    await button(kit, name).click();
  };

  test.describe(`a dialog under ${runtime}`, () => {
    test('of medium width is 528 px wide, and as wide as a phone', async ({ kit }) => {
      await open(kit, 'dialog', 'Open with a way out');
      await expect.poll(async () => (await dialog(kit).boundingBox())?.width).toBe(528);
      await kit.page.setViewportSize({ width: 390, height: 800 });
      await expect.poll(async () => (await dialog(kit).boundingBox())?.width).toBe(390);
    });

    test('is centered and 860 px wide', async ({ kit }) => {
      await open(kit, 'dialog', 'Open in the center');
      const box = await whenSettled(kit.page, () => dialog(kit).boundingBox());
      const { width = 0 } = kit.page.viewportSize() ?? {};
      expect(box?.width).toBe(860);
      expect(box?.x).toBe((width - 860) / 2);
    });

    test('is at the right side', async ({ kit }) => {
      await open(kit, 'dialog', 'Open at the side');
      const box = await sides(kit);
      expect(box).toMatchObject({ right: kit.page.viewportSize()?.width, height: kit.page.viewportSize()?.height });
    });

    test('closes by Escape and gives the focus back', async ({ kit }) => {
      await open(kit, 'dialog', 'Open in the center');
      await kit.page.keyboard.press('Escape');
      await expect(dialog(kit)).toHaveCount(0);
      await expect(button(kit, 'Open in the center')).toBeFocused();
    });

    test('closes by its button and gives the focus back', async ({ kit }) => {
      await open(kit, 'dialog', 'Open in the center');
      await button(kit, 'Close').click();
      await expect(dialog(kit)).toHaveCount(0);
      await expect(button(kit, 'Open in the center')).toBeFocused();
    });

    test('stays open on a click outside, unless it is set to close', async ({ kit }) => {
      await open(kit, 'dialog', 'Open in the center');
      await kit.page.mouse.click(5, 5);
      await expect(dialog(kit)).toBeVisible();
      await open(kit, 'dialog', 'Open with a way out');
      await kit.page.mouse.click(5, 5);
      await expect(dialog(kit)).toHaveCount(0);
    });

    test('stays open when a text is selected from inside to outside', async ({ kit }) => {
      await open(kit, 'dialog', 'Open with a way out');
      await dialog(kit).getByText('The application').hover();
      await kit.page.mouse.down();
      await kit.page.mouse.move(5, 5);
      await kit.page.mouse.up();
      await expect(dialog(kit)).toBeVisible();
    });

    test('can be locked against Escape, clicks outside and closing', async ({ kit }) => {
      await open(kit, 'dialog', 'Open locked');
      for (const _ of [1, 2, 3]) await kit.page.keyboard.press('Escape');
      await kit.page.mouse.click(5, 5);
      await expect(dialog(kit)).toBeVisible();
      await expect(button(kit, 'Close')).toHaveCount(0);
    });

    test('keeps the focus inside', async ({ kit }) => {
      await open(kit, 'dialog', 'Open in the center');
      for (const _ of [1, 2, 3, 4, 5, 6]) {
        await kit.page.keyboard.press('Tab');
        await expect(
          kit.page.locator('#before, #after, #place button:not(dialog *)').and(kit.page.locator(':focus')),
        ).toHaveCount(0);
      }
    });

    test('is named by its title, and axe finds nothing in it', async ({ kit }) => {
      await open(kit, 'dialog', 'Open in the center');
      await expect(dialog(kit)).toHaveAccessibleName('Reset application');
      expect(await kit.violations()).toEqual([]);
    });
  });

  test.describe(`a drawer under ${runtime}`, () => {
    test('opens at the end side, which is the left in right-to-left text', async ({ kit }) => {
      await open(kit, 'drawer', 'Open particulars');
      await expect.poll(async () => (await dialog(kit).boundingBox())?.x).toBeGreaterThan(0);
      await kit.lookAs({ direction: 'rtl' });
      await expect.poll(async () => (await dialog(kit).boundingBox())?.x).toBe(0);
    });

    test('is a bottom sheet on a phone', async ({ kit }) => {
      await kit.lookAs(phone);
      await open(kit, 'drawer', 'Open particulars');
      const box = await sides(kit);
      expect(box).toMatchObject({ left: 0, width: 390, bottom: 844 });
      expect(box.top).toBeGreaterThan(100);
    });

    test('closes by a click outside', async ({ kit }) => {
      await open(kit, 'drawer', 'Open particulars');
      await kit.page.mouse.click(5, 300);
      await expect(dialog(kit)).toHaveCount(0);
    });
  });

  test.describe(`a menu under ${runtime}`, () => {
    const item = (kit: KitBench, name: string): Locator => kit.page.getByRole('menuitem', { name });

    test('opens at its first item by click, Enter and Arrow Down, at its last by Arrow Up', async ({ kit }) => {
      await kit.showStates('menu');
      for (const [key, first] of [
        ['Enter', 'Copy link'],
        ['ArrowDown', 'Copy link'],
        ['ArrowUp', 'Delete draft'],
      ] as const) {
        await button(kit, 'Actions').focus();
        await kit.page.keyboard.press(key);
        await expect(item(kit, first)).toBeFocused();
        await kit.page.keyboard.press('Escape');
        await expect(button(kit, 'Actions')).toBeFocused();
      }
    });

    test('wraps around with arrow keys, skips disabled items, and goes to the ends with Home and End', async ({
      kit,
    }) => {
      await open(kit, 'menu', 'Actions');
      for (const [key, name] of [
        ['ArrowDown', 'Download PDF'],
        ['ArrowDown', 'Delete draft'],
        ['ArrowDown', 'Copy link'],
        ['ArrowUp', 'Delete draft'],
        ['Home', 'Copy link'],
        ['End', 'Delete draft'],
      ] as const) {
        await kit.page.keyboard.press(key);
        await expect(item(kit, name)).toBeFocused();
      }
    });

    test('goes to the item that begins with a typed letter', async ({ kit }) => {
      await open(kit, 'menu', 'Actions');
      await kit.page.keyboard.press('d');
      await expect(item(kit, 'Download PDF')).toBeFocused();
      await kit.page.keyboard.press('d');
      await expect(item(kit, 'Delete draft')).toBeFocused();
    });

    test('leaves keys with Control, Alt or Meta to the browser', async ({ kit }) => {
      await open(kit, 'menu', 'Actions');
      await expect(item(kit, 'Copy link')).toBeFocused();
      for (const key of ['Alt+d', 'Control+d', 'Meta+d', 'Alt+ArrowDown']) {
        await kit.page.keyboard.press(key);
        await expect(item(kit, 'Copy link')).toBeFocused();
      }
    });

    test('closes when something is chosen, when the focus moves on and when something outside is pressed', async ({
      kit,
    }) => {
      await open(kit, 'menu', 'Actions');
      await item(kit, 'Copy link').click();
      await expect(kit.page.getByRole('menu')).toHaveCount(0);
      await expect(button(kit, 'Actions')).toBeFocused();
      await button(kit, 'Actions').click();
      await kit.page.keyboard.press('Tab');
      await expect(kit.page.getByRole('menu')).toHaveCount(0);
      await expect(button(kit, 'More actions')).toBeFocused();
      await button(kit, 'Actions').click();
      await kit.page.mouse.click(900, 500);
      await expect(kit.page.getByRole('menu')).toHaveCount(0);
    });

    test('opens above where there is room, and axe finds nothing in it', async ({ kit }) => {
      const push = (distance: string) =>
        kit.page.locator('#place').evaluate((place: HTMLElement, room) => {
          place.style.marginBlockStart = room;
        }, distance);
      await push('300px');
      await open(kit, 'menu', 'Actions above');
      const [menu, opener] = await whenSettled(kit.page, () =>
        Promise.all([kit.page.getByRole('menu').boundingBox(), button(kit, 'Actions above').boundingBox()]),
      );
      expect(menu && menu.y + menu.height).toBeLessThan(opener?.y ?? 0);
      await push('');
      expect(await kit.violations()).toEqual([]);
    });
  });
}
