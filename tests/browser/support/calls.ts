import type { Page } from '@playwright/test';

/** Makes a call as the person who is signed in on a page. @returns `data` of the answer */
export function callAs<Data = unknown>(page: Page, method: string, path: string, body?: object): Promise<Data> {
  return page.evaluate(
    async ({ method, path, body }) => {
      const user = localStorage.getItem('quittance.user') ?? localStorage.getItem('quittance.staff') ?? 'new';
      const answer = await fetch(`/api/${user}${path}`, {
        method,
        headers: { 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
      return answer.status === 204 ? undefined : (await answer.json()).data;
    },
    { method, path, body },
  ) as Promise<Data>;
}
