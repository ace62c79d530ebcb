import { expect, open } from '../fixtures.ts';
import { chains } from './chains.ts';

for (const { name, on } of chains) {
  on.describe(`tables on the ${name}`, () => {
    on('rows of a table by URL, also without scripts', async ({ page, site, expected }) => {
      const { code, scope, table, shows } = expected.table;
      await open(page, `${site.url}/contract?tab=Tables&account=${code}&scope=${scope}&table=${table}&limit=10`);
      const rows = page.getByRole('region', { name: 'Rows' });
      for (const text of shows) await expect(rows).toContainText(text);
    });
  });
}
